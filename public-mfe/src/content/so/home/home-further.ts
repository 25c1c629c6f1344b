import type { Translated } from "@ministry/shared-ui";
import { paths } from "../../../paths.ts";
import type * as english from "../../home/home-further.ts";
import { figures } from "../facts/figures.ts";

export const galleryCaptions: Translated<typeof english.galleryCaptions> = [
  "Kiosk biyood oo laga furay magaalo koraysa",
  "Goob cadceed oo koronto siisa shabakadda yar ee magaalo",
  "Barkad la dayactiray ka hor xilliga qalalan",
  "Waddo ay nalalka cadceeddu iftiiminayaan",
  "Shir bulsho oo ku saabsan ceel riig oo cusub",
  "Xidhmooyinka nadaafadda oo qoysaska loo diyaariyey",
];

export const otherSectors: Translated<typeof english.otherSectors> = [
  {
    key: "warehouse",
    title: "Bakhaarka",
    text: "Bamam, tuubooyin, taangiyo, qalab dayactir iyo sahay degdeg ah ayaa diyaar ah, si goob biyood oo xumaatay loogu dayactiro maalmo gudahood.",
  },
  {
    key: "laboratory",
    title: "Shaybaadhka biyaha",
    text: "Khubarada kimistarigu waxay biyaha ceelasha, kioskyada iyo shirkadaha ka baadhaan cusbo, macdan iyo jeermis, waxayna si cad u sheegaan waxa ammaan ah in la cabbo.",
  },
];

export const achievements: english.FigureText[] = [
  {
    figure: figures.renewableEnergy,
    text: "oo tamar la cusboonaysiin karo ah oo shabakadda lagu daray",
    sector: "energy",
  },
  { figure: figures.peopleWithWater, text: "qof oo hela biyo nadiif ah", sector: "water" },
  {
    figure: figures.projectsCompleted,
    text: `mashruuc oo la dhammeeyey, ${figures.projectsRunning}na way socdaan`,
    sector: "energy",
  },
  {
    figure: figures.streetlights,
    text: `nal waddo oo cadceedda ku shaqeeya oo ku yaalla ${figures.streetlightDistricts} degmo`,
    sector: "energy",
  },
  { figure: figures.hygieneKits.home, text: "qof oo helay xidhmooyinka nadaafadda", sector: "water" },
  { figure: figures.shallowWells.home, text: "ceel gacmeed oo la qoday ama la dayactiray", sector: "water" },
  {
    figure: figures.boreholes,
    text: `ceel riig oo ku yaalla ${figures.boreholeRegions} gobol iyo ${figures.boreholeDistricts} degmo`,
    sector: "water",
  },
  {
    figure: figures.kiosks,
    text: `kiosk biyood oo ku yaalla ${figures.kioskDistricts} degmo`,
    sector: "water",
  },
  { figure: figures.waterPans, text: "balli biyood oo roobka u haya xoolaha", sector: "water" },
  { figure: figures.barkads, text: "barkadood oo biyaha kaydiya xilliga qalalan", sector: "water" },
];

export const officials: Translated<typeof english.officials> = [
  {
    role: "Wasiirka",
    text: "Wuxuu hoggaamiyaa wasaaradda, golaha wasiirradana wuu uga jawaabaa.",
    email: "minister@mewr.example",
  },
  {
    role: "Wasiir ku-xigeenka",
    text: "Wuxuu ku simaa wasiirka, mashaariicdana goobaha ayuu kula socdaa.",
    email: "deputy.minister@mewr.example",
  },
  {
    role: "Agaasimaha Guud",
    text: "Wuxuu madax u yahay waaxaha iyo shaqada maalinlaha ah ee shaqaalaha.",
    email: "director.general@mewr.example",
  },
];

export const testimonials: Translated<typeof english.testimonials> = [
  {
    person: "Hawlwadeenka kiosk-ga",
    role: "Wuxuu maamulaa kiosk biyood oo magaalo ganacsi ku yaalla",
    quote:
      "Hore booyaddu waxay iman jirtay markay doonto. Hadda lixda ayaan furaa, qoys kasta oo waddadan degganna caagadihiisa ayuu buuxsadaa shaqada ka hor.",
  },
  {
    person: "Maamulaha dugsiga",
    role: "Dugsi hoose oo leh nidaam cadceed",
    quote:
      "Casharrada fiidkii nal ayaan u haynaa, bilaha kulululna marawaxad. Carruurtu way sii joogaan, macallimiintuna sidoo kale.",
  },
  {
    person: "Xoolo-dhaqato iyo xubin guddi",
    role: "Wuxuu daryeelaa barkad la dayactiray",
    quote:
      "Barkaddu biyaha toddobaadyo dheeraad ah ayay haysaa. Xeerarka annagaa isku raacnay, waanan dhawrnaa.",
  },
];

export const partnerRows: Translated<typeof english.partnerRows> = [
  [
    "Bangiga horumarinta",
    "Wasaarad federaal ah",
    "Hay'ad gargaar",
    "Urur goboleed",
    "Shirkad cadceed",
    "Jaamacad",
  ],
  [
    "Dal deeq-bixiye ah",
    "Shirkadda biyaha",
    "Golaha deegaanka",
    "Hay'adda caafimaadka",
    "Shirkad injineernimo",
    "Ururka haweenka",
  ],
];

export const tools: Translated<typeof english.tools> = [
  { key: "travelRequestForm", label: "Foomka codsiga safarka" },
  { key: "ministryReportingTemplate", label: "Qaabka warbixinta wasaaradda" },
  { key: "partnerRegistrationForm", label: "Foomka diiwaangelinta la-hawlgalayaasha" },
  { key: "vendorRegistrationForm", label: "Foomka diiwaangelinta iibiyeyaasha" },
  { key: "washAssessmentTool", label: "Qalabka qiimaynta biyaha iyo fayadhowrka (WASH)" },
  { key: "energyAssessmentTool", label: "Qalabka qiimaynta tamarta" },
];

export const toolsNote = "Kuwa aan link lahayn halkan ayay ka furmayaan isla marka foomka la daabaco.";

export const posts: Translated<typeof english.posts> = {
  title: "Qoraalladii ugu dambeeyey",
  more: "Eeg wax badan",
  to: paths.events,
  failed: "Dhacdooyinka lama soo rari karin.",
  none: "Weli dhacdooyin ma jiraan.",
};

export const galleryHeading = "Sawirrada / Hawlihii ugu dambeeyey";
export const departmentsHeading = "Waaxaha";
export const sectorsHeading = "Qaybaha Kale";
export const achievementsHeading = "Waxqabadka Wasaaradda";
export const servicesHeading = "Adeegyadayada";
export const interventionsHeading = "Hawlaha Hadda Socda";
export const interventionsLead = "Mashaariic ay la-hawlgalayaashayadu maalgeliyaan, kooxahayaguna fuliyaan.";
export const officialsHeading = "Mas'uuliyiinta Wasaaradda";
export const testimonialsHeading = "Waxa Dadku Yidhaahdaan";
export const partnersHeading = "La-hawlgalayaashayada";
export const complaintsHeading = "Hababka Ka-jawaabista Cabashooyinka";
export const complaintsLead =
  "Ma wax baa ka khaldan adeeg, mashruuc ama mas'uul? Noo sheeg. Magacaaga inaad sheegto qasab ma aha.";
export const toolsHeading = "Qalabka Kale";

export const pausePartnersWord = "Jooji safafka la-hawlgalayaasha";
export const playPartnersWord = "Daar safafka la-hawlgalayaasha";
export const drawingWord = (caption: string) => `Sawir gacmeed: ${caption}`;
export const waterWord = "Biyaha";
export const energyWord = "Tamarta";
export const moreWord = "Sii akhri";
export const ofTheEventsWord = " oo dhacdooyinka ah";
export const loadingEventsWord = "Dhacdooyinka waa la soo rarayaa";
export const previousWord = "Kii hore";
export const nextWord = "Ka xiga";
export const countOfWord = (shown: number, all: number) => `${shown} oo ka mid ah ${all}`;
export const mailToWord = (role: string) => `Iimayl u dir ${role}`;
export const mailWord = "Iimayl";
export const officialsNote = "Bogaggooda Facebook weli ma furna; iimaylku wuxuu gaadhaa xafiisyadooda.";
export const onFacebookWord = (role: string) => `${role}: bogga Facebook`;
