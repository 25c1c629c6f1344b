import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../home/home.ts";
import type { TitledText } from "../../facts/organisation.ts";
import { figures } from "../facts/figures.ts";

export const hero: Translated<typeof english.hero> = {
  title: "مرحبًا بكم في وزارة الطاقة والموارد المائية",
  lead: "نوصل المياه النظيفة والكهرباء التي يُعتمد عليها إلى المدن والقرى والمراعي في ولايتنا، ونبيّن هنا ما يُبنى، وأين يُبنى، وبدعم ممن.",
  description:
    "مياه نظيفة وكهرباء يُعتمد عليها لكل مجتمع محلي: المشاريع والأرقام والإصدارات والأخبار من وزارة الطاقة والموارد المائية في الولاية.",
};

export const about: Translated<typeof english.about> = {
  title: "من نحن",
  paragraphs: [
    `أُنشئت الوزارة عام ${figures.established} لترعى أمرين لا غنى لأحد عنهما: المياه والطاقة. ومنذ ذلك الحين كبرنا من مكتب صغير إلى أربع إدارات لها فرق عمل في الميدان.`,
    `يشرب اليوم نحو ${figures.peopleWithWater} شخص مياهًا نظيفة من مصادر أنشأناها أو أعدنا تأهيلها. عدد المشاريع المكتملة ${figures.projectsCompleted}، وعدد المشاريع الجارية ${figures.projectsRunning}.`,
  ],
  action: "المزيد عن الوزارة",
};

export const outputAreas: TitledText[] = [
  { title: "التمكين في مجال الموارد", text: "المجتمعات المحلية تملك ما يخدمها وتشغّله وتدفع كلفته." },
  { title: "إدارة الموارد", text: "تُقاس المياه والطاقة وتُوزَّع بعدل وتُحمى." },
  { title: "تنمية الموارد", text: "مصادر جديدة حيث يشتد احتياج الناس والماشية إليها." },
  { title: "صياغة السياسات", text: "قواعد واضحة يخطط مقدمو الخدمات على أساسها ويعتمد عليها المواطنون." },
  { title: "الشراكات بين القطاعين العام والخاص", text: "رأس مال ومهارات من القطاع الخاص، بشروط عامة." },
  {
    title: "التنسيق بقيادة الحكومة",
    text: "خطة واحدة لكل من يعمل في المياه والطاقة في الولاية.",
  },
  { title: "خطة الاستجابة للطوارئ", text: "جاهزة قبل الجفاف، سريعة عند وقوعه." },
];

export const visionHeading = "الرؤية والرسالة";
export const mandatesHeading = "اختصاصات الوزارة";
export const mandatesLead = "ستة واجبات كلّفنا بها القانون.";
export const outputsHeading = "مجالات النتائج الرئيسية للوزارة";
export const outputsLead = "ما يُقاس به عملنا.";
export const waterProjectsWord = "مشاريع المياه";
export const energyProjectsWord = "مشاريع الطاقة";
export const pauseSlidesWord = "إيقاف عرض الصور مؤقتًا";
export const playSlidesWord = "تشغيل عرض الصور";
