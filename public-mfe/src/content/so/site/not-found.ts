import type { Translated } from "@ministry/shared-ui";
import { paths } from "../../../paths.ts";
import type * as english from "../../site/not-found.ts";

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: "Bogga lama helin",
  lead: "Ciwaankan bog kuma yaallo. Waxaa laga yaabaa inuu guuray, ama in ciwaanka xaraf ku badan yahay ama ka maqan yahay.",
  home: "Tag hoyga",
  ways: "Waxa dadku ugu badan raadiyaan",
  links: [
    {
      to: paths.waterProjects,
      label: "Mashaariicda biyaha",
      text: "Ceelasha riigga, kioskyada, barkadaha iyo shaqooyin kale oo socda",
    },
    {
      to: paths.energyProjects,
      label: "Mashaariicda tamarta",
      text: "Warshadaha cadceedda, shabakadaha yaryar iyo nalalka waddooyinka",
    },
    {
      to: paths.publications,
      label: "Daabacaadaha",
      text: "Qiimayno iyo warbixinno la akhriyo ama la soo dejiyo",
    },
    { to: paths.events, label: "Dhacdooyinka", text: "Wararka wasaaradda" },
    { to: paths.search, label: "Raadinta", text: "Ku hel mashaariic, warar iyo daabacaado hal erey" },
    {
      to: paths.contact,
      label: "Nala soo xidhiidh",
      text: "Lambarrada taleefanka, iimaylada, saacadaha shaqada",
    },
  ],
};
