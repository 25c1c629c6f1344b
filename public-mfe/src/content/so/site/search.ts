import type { Translated } from "@ministry/shared-ui";
import { paths } from "../../../paths.ts";
import type * as english from "../../site/search.ts";

export const searchPage: Translated<typeof english.searchPage> = {
  title: "Raadinta",
  lead: "Ka hel bogag, mashaariic, warar iyo daabacaado eray kasta oo ku jira.",
  description:
    "Ka raadi bogagga, mashaariicda, dhacdooyinka iyo daabacaadaha Wasaaradda Tamarta iyo Kheyraadka Biyaha.",
  label: "Maxaad raadinaysaa?",
  hint: "Tusaale ahaan goob ama nooc shaqo ah.",
  alsoOffline: "Wixii qalabkan ku kaydsan waa la raadiyaa internet la'aan xitaa.",
  results: "Natiijooyinka",
  examplesTitle: "Ku day mid ka mid ah kuwan",
  examples: ["ceel riig", "cadceed", "kiosk", "nalalka waddooyinka", "koronto", "qandaraas", "warbixin"],
  nothing: "Wax ereyadan leh lama helin.",
  completions: "Ereyo sidaas ku bilaabma",
  browse: "Ama eeg liis",
  resultPages: "Bogagga natiijooyinka",
  similar: "Wax sidan u qoran lama helin. Kuwan ayaa qoraal ahaan u dhow.",
  ask: "Weydii wasaaradda",
  partly: "Liisas ama bogag qaarkood lama soo rari karin; waxa ku jira halkan kama muuqdaan.",
  inDocument: "Dukumentiga gudihiisa:",
  textsNeedConnection: "Qoraalka dukumentiyada gudahooda waxaa la raadiyaa oo keliya marka internet jiro.",
  textsFailed: "Qoraalka dukumentiyada gudahooda hadda lama raadin karin.",
  tryAgain: "Isku day mar kale",
};

export const searchingText = "Waa la raadinayaa";
export const loadingListsText = "Liisaska waa la soo rarayaa";
export const resultCount = (total: number): string => `${total} natiijo`;
export const showAllHits = (count: number, kind: string): string => `Tus dhammaan ${count}: ${kind}`;

export const foundKinds = {
  pages: "Bogagga",
  water: "Mashaariicda biyaha",
  energy: "Mashaariicda tamarta",
  events: "Dhacdooyinka",
  publications: "Daabacaadaha",
};

export const searchedPages: readonly Translated<(typeof english.searchedPages)[number]>[] = [
  {
    title: "Nala soo xidhiidh",
    to: paths.contact,
    description:
      "Lambarrada taleefanka, khadka tooska ah, iimaylka, ciwaanka iyo saacadaha shaqada; cabashooyinka, cabasho, soo sheegista musuqmaasuqa iyo codsiyada macluumaadka.",
  },
  {
    title: "Wasaaradda",
    to: paths.ministry,
    description: "Waa maxay wasaaraddu: aragtida, hadafka, qiyamka, taariikhda, qaab-dhismeedka iyo waaxaha.",
  },
  {
    title: "Hoggaanka",
    to: paths.leadership,
    description: "Wasiirka, wasiir ku-xigeenka iyo agaasimaha guud; taariikh nololeed iyo fariin.",
  },
  {
    title: "Biyaha",
    to: paths.water,
    description:
      "Waaxda biyaha, biyo: ceelal, ceel riig, kiosk biyood, barkado, biyo-xidheenno, fayadhowr, nadaafad, abaar iyo biyo-dhaamin.",
  },
  {
    title: "Tamarta",
    to: paths.energy,
    description:
      "Waaxda tamarta, tamar: koronto, korontada cadceedda, cadceed, nalalka waddooyinka, shabakadaha yaryar, dabaysha iyo shidaalka.",
  },
  {
    title: "Siyaasadda & Qorshaynta",
    to: paths.planning,
    description:
      "Shuruucda, xeerarka, siyaasadaha, istaraatiijiyadda, qorshayaasha, tirakoobka iyo baahida korontada.",
  },
  {
    title: "Maamulka & Maaliyadda",
    to: paths.administration,
    description:
      "Miisaaniyadda, lacagta, shaqaalaha, shaqooyinka, shaqo, iibsiga, qandaraasyada iyo heshiisyada.",
  },
  {
    title: "Mashaariicda biyaha",
    to: paths.waterProjects,
    description: "Dhammaan mashaariicda biyaha, mashruuc kasta horumarkiisa iyo sawirradiisa.",
  },
  {
    title: "Mashaariicda tamarta",
    to: paths.energyProjects,
    description: "Dhammaan mashaariicda tamarta, mashruuc kasta horumarkiisa iyo sawirradiisa.",
  },
  {
    title: "Mashaariicda khariidadda",
    to: paths.projectMap,
    description:
      "Mashaariicda biyaha iyo tamarta oo khariidad lagu muujiyey, goobta, marxaladda iyo sannadka; waxa ii dhow.",
  },
  { title: "Dhacdooyinka", to: paths.events, description: "Wararka iyo dhacdooyinka wasaaradda, war." },
  {
    title: "Daabacaadaha",
    to: paths.publications,
    description:
      "Warbixinno, warbixin, qiimayno, qandaraasyo iyo dukumentiyo kale oo la akhriyo, la soo dejiyo ama qalabka lagu kaydiyo.",
  },
  {
    title: "Qandaraasyada",
    to: paths.tenders,
    description: "Qandaraasyada la baahiyey, tartanka iyo iibsiga: kuwa furan iyo maalmaha u hadhay.",
  },
  {
    title: "La soco wararka",
    to: paths.feeds,
    description:
      "RSS-ka dhammaan wararka, kuwa biyaha iyo kuwa tamarta: waxa ay yihiin iyo sida loola socdo.",
  },
  {
    title: "Akhrinta internet la'aanta",
    to: paths.offline,
    description: "Waxa qalabkan ku kaydsan, sida mareegta loogu rakibo app ahaan, iyo data yar.",
  },
  {
    title: "Sahlanaanta adeegsiga",
    to: paths.accessibility,
    description:
      "Sida mareegta loogu isticmaalo kiiboodhka, akhriyaha shaashadda, qoraal weyn iyo internet gaabis ah.",
  },
];
