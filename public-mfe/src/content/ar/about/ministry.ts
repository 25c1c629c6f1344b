import type { Translated } from "@ministry/shared-ui";
import type { FigureText } from "../../home/home-further.ts";
import type * as english from "../../about/ministry.ts";
import { figures } from "../facts/figures.ts";
import { boreholePlaces, kioskPlaces, streetlightPlaces } from "../facts/places.ts";

export const ministryPage: Translated<typeof english.ministryPage> = {
  title: "عن الوزارة",
  banner: "عن الوزارة",
  lead: `أُنشئت عام ${figures.established} لإيصال المياه والطاقة إلى كل مجتمع محلي في الولاية.`,
  description: `التعريف بوزارة الطاقة والموارد المائية: رؤيتها ورسالتها واختصاصاتها الستة وإداراتها الأربع وإنجازاتها وخدماتها منذ عام ${figures.established}.`,
  about: [
    `في عام ${figures.established} كان في الولاية عدد قليل من الآبار الارتوازية العاملة، ولم تكن فيها كهرباء عامة تقريبًا. أُنشئت الوزارة لتغيير ذلك، بفريق صغير ومهمة واضحة: العثور على المياه وجعلها مأمونة وإيصال النور.`,
    "نخطط مع المديريات، ونبني مع الشركاء، ثم نسلّم ما بُني إلى لجان مدرّبة على تشغيله. نحفظ الرسومات والقياسات والحسابات، وننشرها هنا.",
    "بعض ما نقوم به يُرى فورًا: كشك مياه في السوق أو مصباح على الطريق. وبعضه لا يُرى: قانون، أو خريطة للمياه الجوفية، أو مختبر يبيّن هل البئر مأمونة. وكلاهما عملنا.",
  ],
};

export const ministryAchievements: FigureText[] = [
  { figure: figures.peopleWithWater, text: "من الناس لديهم مياه نظيفة", sector: "water" },
  { figure: figures.hygieneKits.ministry, text: "من الناس وصلتهم حقائب النظافة", sector: "water" },
  { figure: figures.shallowWells.ministry, text: "من الآبار السطحية", sector: "water" },
  { figure: figures.boreholes, text: `من الآبار الارتوازية في ${boreholePlaces}`, sector: "water" },
  { figure: figures.kiosks, text: `من أكشاك المياه في ${kioskPlaces}`, sector: "water" },
  { figure: figures.waterPans, text: "من الحفائر", sector: "water" },
  { figure: figures.barkads, text: "من البرك", sector: "water" },
  { figure: figures.renewableEnergy, text: "من الطاقة المتجددة", sector: "energy" },
  {
    figure: figures.streetlights,
    text: `من مصابيح الشوارع بالطاقة الشمسية في ${streetlightPlaces}`,
    sector: "energy",
  },
  {
    figure: figures.projectsCompleted,
    text: `من المشاريع المكتملة، والجاري منها ${figures.projectsRunning}`,
    sector: "energy",
  },
];
