import { counted, type Translated } from "@ministry/shared-ui";
import type { FigureText } from "../../home/home-further.ts";
import type { TitledText } from "../../facts/organisation.ts";
import type { StagedProject } from "../../departments/stages.ts";
import type * as english from "../../departments/water.ts";
import { figures } from "../facts/figures.ts";
import { boreholePlaces, kioskPlaces } from "../facts/places.ts";

const waterPoint = {
  one: "نقطة مياه واحدة",
  two: "نقطتا مياه",
  few: "نقاط مياه",
  many: "نقطة مياه",
  other: "نقطة مياه",
};

export const waterPage: Translated<typeof english.waterPage> = {
  title: "إدارة المياه",
  lead: "نعثر على المياه ونقرّبها من الناس ونسهر على جودتها.",
  description:
    "إدارة المياه: الآبار الارتوازية وأكشاك المياه والبرك والآبار السطحية والحفائر، وجودة المياه، والمشاريع الجارية.",
  overview: [
    "تعيش معظم الولاية على أمطار تهطل في موسمين قصيرين. وبينهما تعتمد الحياة على ما خُزّن وعلى ما يمكن ضخه. تخطط الإدارة للأمرين وتبنيهما: برك وحفائر تحفظ ماء المطر، وآبار سطحية وارتوازية تصل إلى المياه الجوفية، وأكشاك وأنابيب توصلها إلى الناس.",
    `بفضل هذا العمل يحصل نحو ${figures.peopleWithWater} شخص على مياه نظيفة. تدير نقاطَ المياه لجانٌ من المجتمعات المحلية؛ ويدربها مهندسونا ويزودونها بقطع الغيار، ويأتون عندما يتعطل ما لا تستطيع إصلاحه.`,
  ],
  vision: "مياه مأمونة على مسافة قصيرة من كل منزل، في موسم الجفاف كما في موسم المطر.",
  countsTitle: "خدماتنا المائية بالأرقام",
  projectsLead: "ما يُبنى الآن وما يأتي بعده.",
};

export const waterCounts: FigureText[] = [
  { figure: figures.boreholes, text: `من الآبار الارتوازية في ${boreholePlaces}`, sector: "water" },
  { figure: figures.kiosks, text: `من أكشاك المياه في ${kioskPlaces}`, sector: "water" },
  { figure: figures.barkads, text: "من البرك", sector: "water" },
  { figure: figures.shallowWells.home, text: "من الآبار السطحية", sector: "water" },
  { figure: figures.waterPans, text: "من الحفائر", sector: "water" },
];

export const waterValues: TitledText[] = [
  {
    title: "المياه مشتركة",
    text: "المصادر مفتوحة لكل من يعيش حولها ولمن يمر بها مع قطعانه.",
  },
  { title: "السلامة قبل الوفرة", text: "لا يُفتح مصدر إلا بعد فحص مياهه." },
  {
    title: "نبني ما يدوم",
    text: "نبني ما يستطيع المجتمع المحلي تشغيله وإصلاحه، وندرب من سيقومون بذلك.",
  },
  { title: "حسابات مفتوحة", text: "تُنشر كلفة المشروع ومن دفعها." },
];

export const waterProjects: StagedProject[] = [
  {
    title: "نقاط المياه في الريف",
    text: `${counted(Number(figures.projectWaterPoints), waterPoint)} على مسارات الرعي الرئيسية.`,
    stage: "Implementation Stage",
  },
  {
    title: "شبكة مياه لمدينة",
    text: "أنابيب وعدادات وأكشاك مياه لمدينة آخذة في النمو.",
    stage: "Tendering Stage",
  },
  {
    title: "إعادة تأهيل البرك",
    text: "تنظيف برك المجتمعات المحلية وسد تشققاتها وتسقيفها.",
    stage: "Implementation Stage",
  },
  {
    title: "الضخ بالطاقة الشمسية",
    text: "مضخات شمسية بدل محركات الديزل في الآبار الارتوازية.",
    stage: "Installation Phase",
  },
  {
    title: "حفائر للماشية",
    text: "حفائر جديدة حيث تتجمع القطعان في موسم الجفاف.",
    stage: "Design Stage",
  },
];
