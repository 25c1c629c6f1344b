import { paths } from "../../../paths.ts";
import type { DepartmentText, ServiceText } from "../../home/departments-and-services.ts";

export const departments: DepartmentText[] = [
  {
    key: "administration",
    title: "Maamulka, Shaqaalaha iyo Maaliyadda",
    text: "Waxay hawlgelisaa wasaaradda: shaqaalaha, miisaaniyadda, iibsiga, xisaabaadka iyo kaydka dukumentiyada.",
    callToAction: "Sida loo maamulo wasaaradda",
    to: paths.administration,
  },
  {
    key: "water",
    title: "Biyaha",
    text: "Waxay raadisaa, dhistaa oo dayactirtaa ilaha biyaha, waxayna hubisaa in biyuhu ammaan yihiin.",
    callToAction: "Waaxda Biyaha",
    to: paths.water,
  },
  {
    key: "energy",
    title: "Tamarta",
    text: "Waxay korontada cadceedda iyo shabakado la isku halayn karo gaadhsiisaa guryaha, hay'adaha iyo waddooyinka.",
    callToAction: "Waaxda Tamarta",
    to: paths.energy,
  },
  {
    key: "planning",
    title: "Qorshaynta iyo Siyaasadda",
    text: "Waxay darsataa baahida, qortaa siyaasadaha iyo qorshayaasha, waxayna mashruuc kasta la socotaa ilaa natiijadiisa.",
    callToAction: "Qorshayaasha iyo siyaasadaha",
    to: paths.planning,
  },
];

export const services: ServiceText[] = [
  {
    icon: "drop",
    title: "Biyo-gelinta",
    text: "Goobo biyood oo cusub, dayactirka kuwa xumaaday, iyo biyo-dhaamin marka abaartu ay dariiq kale reebi weydo.",
  },
  {
    icon: "sun",
    title: "Korontada cadceedda",
    text: "Nidaamyo cadceed oo loogu talagalay dugsiyada iyo xarumaha caafimaadka, shabakado yaryar oo magaalooyinka ah, iyo nalal waddooyinka ah.",
  },
  {
    icon: "search",
    title: "Baadhista tayada biyaha",
    text: "Muunado laga qaado ceelasha, kioskyada iyo biyaha dhalooyinka, oo lagu baadho shaybaadhka wasaaradda.",
  },
  {
    icon: "document",
    title: "Shatiyada iyo ruqsadaha",
    text: "Ruqsadaha ceel-qodista, biyo-iibinta iyo dhalinta ama qaybinta korontada.",
  },
  {
    icon: "alert",
    title: "Gurmadka degdegga ah",
    text: "Xidhmooyinka nadaafadda, taangiyada biyaha iyo dayactir degdeg ah abaaraha, daadadka iyo cudurrada faafa ka dib.",
  },
  {
    icon: "user",
    title: "Tababarka iyo la-talinta",
    text: "Waxaa la caawiyaa guddiyada biyaha iyo hawlwadeennada warshadaha: hawlgelinta, dayactirka iyo xisaabaadka.",
  },
];
