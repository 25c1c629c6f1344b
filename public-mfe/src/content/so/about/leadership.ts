import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../about/leadership.ts";

export const leadershipPage: Translated<typeof english.leadershipPage> = {
  title: "Hoggaanka",
  lead: "Kuwa wasaaradda hoggaamiya iyo waxa mid kasta ka mas'uul yahay.",
  description:
    "Taariikh nololeedka iyo fariinta wasiirka, wasiir ku-xigeenka iyo agaasimaha guud ee Wasaaradda Tamarta iyo Kheyraadka Biyaha.",
  minister: {
    role: "Wasiirka Tamarta iyo Kheyraadka Biyaha",
    biographyTitle: "Taariikh nololeed",
    biography: [
      "Wasiirku waa xubin golaha wasiirrada dawlad-goboleedka, biyaha iyo tamartana golaha iyo baarlamaanka ayuu uga jawaabaa. Xafiisku wuxuu dejiyaa jihada wasaaradda, saxeexaa siyaasadaheeda, dawlad-goboleedkana wuxuu uga hadlaa la-hawlgalayaasha iyo deeq-bixiyeyaasha.",
      "Taariikh nololeedka qofka xilka haya, oo leh waxbarashada, jagooyinkii hore iyo sannadaha adeegga, halkan ayaa lagu daabici doonaa isla marka wasaaraddu soo saarto.",
    ],
    messageTitle: "Fariinta Wasiirka",
    message: [
      "Biyaha iyo nalku hadiyad ma aha. Waa waxa dadku u baahan yahay si uu u degganaado, wax u barto, u shaqeeyo oo u bogsado, waana waajibka dawladda inay hubiso inay jiraan.",
      "Bogaggan waxaad ka helaysaa wixii aan dhisnay iyo wixii aan weli dhisin, iyagoo tirooyin aad hubin karto ah. Na weydii. Noo sheeg marka tuubo qallasho ama nal damo. Waxaan ka jecel nahay inaan adiga kaa maqalno intii aanan maqli lahayn.",
      "La-hawlgalayaashayada: mahadsanidiin. Shaqaalahayaga goobaha: waxa dadku ammaano waa shaqadiinna.",
    ],
    signature: "Wasiirka",
  },
  profiles: [
    {
      role: "Wasiir ku-xigeenka",
      text: "Wuxuu ku simaa wasiirka, mashaariicda waaweyn goobtooda ayuu kula socdaa, shaqada degmooyinka lala qabtana wuu hoggaamiyaa.",
      duties: ["Mashaariicda goobaha", "Golayaasha degmooyinka iyo guddiyada biyaha", "Gurmadka degdegga ah"],
    },
    {
      role: "Agaasimaha Guud",
      text: "Wuxuu madax u yahay maamulka: afarta waaxood, shaqaalaha, miisaaniyadda iyo go'aannada maalinlaha ahi xafiiskan ayay hoos yimaaddaan.",
      duties: ["Afarta waaxood", "Shaqaalaha iyo miisaaniyadda", "Heshiisyada la-hawlgalayaasha"],
    },
  ],
};
