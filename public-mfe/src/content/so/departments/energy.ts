import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../departments/energy.ts";
import type { FigureText } from "../../home/home-further.ts";
import type { TitledText } from "../../facts/organisation.ts";
import type { StagedProject } from "../../departments/stages.ts";
import { figures } from "../facts/figures.ts";

export const energyPage: Translated<typeof english.energyPage> = {
  title: "Waaxda Tamarta",
  lead: "Cadceedda waxaan u beddelnaa nalka guryaha, korontada shaqada iyo qaboojinta daawada.",
  description:
    "Waaxda Tamarta: baahida iyo bixinta korontada, dib-u-habaynta qaybta, mashaariicda cadceedda, waxqabadka iyo xeerarka.",
  background: [
    "Sannado badan korontada dawlad-goboleedku waxay ka iman jirtay matooro yaryar oo naafto ah, mid kastaana shabakad u gaar ah ayuu lahaa. Qaali ayay ahayd, cidhifka magaaladana way ku dhammaan jirtay. Waaxda waxaa loo aasaasay inay bixinta korontada habayso, cadceeddana ka dhigto isha koowaad.",
    `Maanta ${figures.solar} oo koronto cadceed ah oo leh ${figures.storage} oo kayd ah ayaa u adeegta ${figures.districtsServed} degmo, ${figures.institutions} xarumoodna koronto ayaa la geliyey.`,
  ],
  vision: "Koronto la isku halayn karo, la awoodi karo oo nadiif ah oo qoys kasta iyo ganacsi kasta gaadha.",
  mission:
    "In la qorsheeyo, la nidaamiyo lana ballaadhiyo bixinta tamarta, iyadoo ilaha la cusboonaysiin karo la hormarinayo, la-hawlgalayaasha gaarka ahina ay ku shaqeeyaan xeerar dawladeed.",
  objectivesTitle: "Ujeeddooyinka",
  objectives: [
    "In la kordhiyo saamiga guryaha korontada leh ee magaalooyinka iyo tuulooyinka.",
    "In naaftada lagu beddelo cadceed iyo kayd meel kasta oo ay ka jaban tahay.",
    "In la iftiimiyo cisbitaal, dugsi iyo saldhig booliis kasta oo dawlad-goboleedka ku yaalla.",
    "In shati la siiyo adeeg-bixiyeyaasha, lana daabaco qiime caddaalad ah.",
  ],
  demandTitle: "Baahida iyo bixinta tamarta",
  demand: [
    `Baahida korontada ee dawlad-goboleedka waxaa lagu qiyaasaa ${figures.powerDemand} kW marka la tiriyo guri, ganacsi iyo xarun kasta. Korontada la bixiyaa qayb ka mid ah oo keliya ayay gaadhaa.`,
    "Farqigu wuxuu ugu weyn yahay tuulooyinka, halkaas oo guryaha badankoodu aanay koronto lahayn, iyo bambinta biyaha oo weli naafto ku shaqaysa. Labadaba waxaa lagu dabooli karaa warshado cadceed oo kayd leh oo u dhow halka korontada lagu isticmaalo.",
  ],
  tableTitle: "Jadwalka baahida korontada",
  reformTitle: "Sababta qaybta dib loogu habaynayo",
  reform: [
    "Adeeg-bixiyeyaashu waxay koreen xeerar la'aan: mid kastaa wuxuu dejistay qiimihiisa, danabkiisa iyo badqabkiisa. Macmiilku ma beddeli karin adeeg-bixiyaha, adeeg-bixiyuhuna lacag uu ku koro ma amaahan karin.",
    "Dib-u-habayntu qof walba sal adag ayay siisaa: sharci, shati, heer farsamo iyo qiime daboola kharashka oo aan ka badnayn. Waxay dariiqa u furtaa warshado waaweyn, shabakado isku xidhan iyo qiime hooseeya.",
  ],
  institutionsTitle: "Qaab-dhismeedka hay'adaha",
  regulationsTitle: "Xeerarka",
  regulationsLead: "Xeerarka tamarta ee dawlad-goboleedka.",
};

export const energyServices: string[] = [
  "Nidaamyo cadceed oo loogu talagalay dugsiyada, xarumaha caafimaadka iyo xafiisyada",
  "Nalalka waddooyinka suuqyada iyo cisbitaallada",
  "Kormeerka warshadaha, khadadka iyo mitirrada",
  "Shatiyada kuwa korontada dhaliya iyo kuwa qaybiya",
  "La-talinta degmooyinka qorsheeya shabakad yar",
];

export const energyMandates: string[] = [
  "In la diyaariyo siyaasadda, shuruucda iyo heerarka tamarta",
  "In la qorsheeyo dhalinta, kaydinta iyo shabakadaha dawlad-goboleedka",
  "In la dhiirrigeliyo ilaha la cusboonaysiin karo iyo badbaadinta tamarta",
  "In shati la siiyo lana kormeero adeeg-bixiyeyaasha",
  "In la isku duwo deeq-bixiyeyaasha iyo maalgashadayaasha gaarka ah",
];

export const framework: english.Framework = {
  current: [
    { title: "Wasaaradda", text: "Siyaasad, qorshayn, shatiyo iyo kormeer hal guri ku wada jira." },
    {
      title: "Adeeg-bixiyeyaasha gaarka ah",
      text: "Way dhaliyaan, qaybiyaan oo iibiyaan, mid kastaana shabakad u gaar ah ayuu leeyahay.",
    },
    {
      title: "Golayaasha degmooyinka",
      text: "Waxay oggolaadaan marinka khadadka, cabashooyinkana goobta ayay ku xalliyaan.",
    },
  ],
  planned: [
    { title: "Wasaaradda", text: "Siyaasad iyo qorshayn keliya." },
    {
      title: "Hay'adda nidaaminta tamarta",
      text: "Hay'ad madax-bannaan oo u xilsaaran shatiyada, qiimaha, badqabka iyo cabashooyinka.",
    },
    {
      title: "Shirkadda shabakadda",
      text: "Waxay isku xidhaa shabakadaha magaalooyinka, dhammaan kuwa korontada dhaliyana si siman ayay uga iibsataa.",
    },
    {
      title: "Sanduuqa tamarta miyiga",
      text: "Wuxuu bixiyaa kharashka xidhiidhada aan suuq dhisi lahayn.",
    },
  ],
};

export const energyAchievements: FigureText[] = [
  {
    figure: figures.solar,
    text: `oo koronto cadceed ah oo leh ${figures.storage} oo kayd ah`,
    sector: "energy",
  },
  { figure: figures.districtsServed, text: "degmo oo loo adeego", sector: "energy" },
  {
    figure: figures.institutions,
    text: `xarumood oo koronto la geliyey: ${figures.institutionsEducation} waxbarasho, ${figures.institutionsHealth} caafimaad, ${figures.institutionsOther} kale`,
    sector: "energy",
  },
  {
    figure: figures.streetlights,
    text: `nal waddo oo cadceedda ku shaqeeya oo ku yaalla ${figures.streetlightDistricts} degmo`,
    sector: "energy",
  },
  { figure: figures.renewableEnergy, text: "oo tamar la cusboonaysiin karo ah", sector: "energy" },
];

export const energyProjects: StagedProject[] = [
  {
    title: "Warshadaha cadceedda ee kaydka leh",
    text: `${figures.solar} oo koronto cadceed ah iyo ${figures.storage} oo kayd ah oo loogu talagalay shabakadaha magaalooyinka.`,
    stage: "Implementation Stage",
  },
  {
    title: "Korontada dugsiyada iyo rugaha caafimaadka",
    text: "Nidaamyo cadceed oo u gaar ah xarumaha waxbarashada iyo caafimaadka.",
    stage: "Installation Phase",
  },
  {
    title: "Nalalka waddooyinka",
    text: "Nalal leh loox cadceed iyo beytari oo laga taago waddooyinka suuqyada.",
    stage: "Installation Phase",
  },
  {
    title: "Shabakadaha yaryar ee tuulooyinka",
    text: "Looxyo cadceed, beytariyo iyo khadad gaagaaban halka aanay shabakaddu gaadhin.",
    stage: "Tendering Stage",
  },
  {
    title: "Shabakadaha magaalooyinka oo la isku xidho",
    text: "Khad isku xidha magaalooyinka deriska ah, si korontada dheeraadka ah loo wadaago.",
    stage: "Design Stage",
  },
];

export const regulations: TitledText[] = [
  {
    title: "Siyaasadda tamarta",
    text: "Waxay dejisaa yoolalka: helitaan, qiime, ilo nadiif ah iyo tartan caddaalad ah.",
  },
  {
    title: "Sharciga korontada",
    text: "Wuxuu sheegaa cidda koronto dhalin, gudbin iyo iibin karta, iyo shatiga ay ku samaynayso.",
  },
  {
    title: "Xeerka farsamada iyo badqabka",
    text: "Danabka, dhulgelinta, mitirrada iyo badbaadada kuwa khadadka ka shaqeeya.",
  },
  { title: "Xeerarka qiimaha", text: "Sida qiimaha loo xisaabiyo, loo daabaco loogana cabto." },
];
