import type { Translated } from "@ministry/shared-ui";
import { paths } from "../../../paths.ts";
import type * as english from "../../home/home-further.ts";
import { figures } from "../facts/figures.ts";
import { boreholePlaces, kioskPlaces, streetlightPlaces } from "../facts/places.ts";

export const galleryCaptions: Translated<typeof english.galleryCaptions> = [
  "افتتاح كشك مياه في مدينة آخذة في النمو",
  "حقل شمسي يغذي شبكة كهرباء صغيرة لمدينة",
  "بركة أُعيد تأهيلها قبل موسم الجفاف",
  "شارع تنيره مصابيح شمسية",
  "اجتماع مجتمعي بشأن بئر ارتوازية جديدة",
  "حقائب نظافة معدّة للأسر",
];

export const otherSectors: Translated<typeof english.otherSectors> = [
  {
    key: "warehouse",
    title: "المستودع",
    text: "المضخات والأنابيب والخزانات وقطع الغيار ولوازم الطوارئ جاهزة، لإصلاح نقطة المياه المعطلة في أيام.",
  },
  {
    key: "laboratory",
    title: "مختبر المياه",
    text: "يفحص الكيميائيون لدينا مياه الآبار والأكشاك والموردين للكشف عن الملح والمعادن والجراثيم، ويبيّنون بوضوح ما هو صالح للشرب.",
  },
];

export const achievements: english.FigureText[] = [
  { figure: figures.renewableEnergy, text: "من الطاقة المتجددة أُضيفت إلى الشبكة", sector: "energy" },
  { figure: figures.peopleWithWater, text: "من الناس لديهم مياه نظيفة", sector: "water" },
  {
    figure: figures.projectsCompleted,
    text: `من المشاريع المكتملة، والجاري منها ${figures.projectsRunning}`,
    sector: "energy",
  },
  {
    figure: figures.streetlights,
    text: `من مصابيح الشوارع بالطاقة الشمسية في ${streetlightPlaces}`,
    sector: "energy",
  },
  { figure: figures.hygieneKits.home, text: "من الناس تسلموا حقائب النظافة", sector: "water" },
  {
    figure: figures.shallowWells.home,
    text: "من الآبار السطحية حُفرت أو أُعيد تأهيلها",
    sector: "water",
  },
  { figure: figures.boreholes, text: `من الآبار الارتوازية في ${boreholePlaces}`, sector: "water" },
  { figure: figures.kiosks, text: `من أكشاك المياه في ${kioskPlaces}`, sector: "water" },
  { figure: figures.waterPans, text: "من الحفائر التي تحفظ ماء المطر للماشية", sector: "water" },
  { figure: figures.barkads, text: "من البرك التي تخزن المياه في موسم الجفاف", sector: "water" },
];

export const officials: Translated<typeof english.officials> = [
  {
    role: "الوزير",
    text: "يقود الوزارة ويُسأل عنها أمام مجلس الوزراء.",
    email: "minister@mewr.example",
  },
  {
    role: "نائب الوزير",
    text: "ينوب عن الوزير ويتابع المشاريع في الميدان.",
    email: "deputy.minister@mewr.example",
  },
  {
    role: "المدير العام",
    text: "يرأس الإدارات والعمل اليومي للموظفين.",
    email: "director.general@mewr.example",
  },
];

export const testimonials: Translated<typeof english.testimonials> = [
  {
    person: "عامل كشك مياه",
    role: "يدير كشك مياه في مدينة تجارية",
    quote:
      "كان الصهريج يأتي متى أتى. أما الآن فأفتح في السادسة، وتملأ كل أسرة في هذا الشارع أوعيتها قبل العمل.",
  },
  {
    person: "مدير مدرسة",
    role: "مدرسة ابتدائية لها نظام شمسي",
    quote: "لدينا ضوء في دروس المساء ومروحة في الأشهر الحارة. يبقى الأطفال، ويبقى المعلمون أيضًا.",
  },
  {
    person: "راعٍ وعضو لجنة",
    role: "يعتني ببركة أُعيد تأهيلها",
    quote: "تحفظ البركة الماء أسابيع أطول. اتفقنا على القواعد بأنفسنا، ونحن نلتزم بها.",
  },
];

export const partnerRows: Translated<typeof english.partnerRows> = [
  ["بنك تنمية", "وزارة اتحادية", "وكالة إغاثة", "اتحاد إقليمي", "شركة طاقة شمسية", "جامعة"],
  ["دولة مانحة", "مرفق مياه", "مجلس محلي", "وكالة صحية", "شركة هندسية", "جمعية نسائية"],
];

export const tools: Translated<typeof english.tools> = [
  { key: "travelRequestForm", label: "نموذج طلب السفر" },
  { key: "ministryReportingTemplate", label: "نموذج تقارير الوزارة" },
  { key: "partnerRegistrationForm", label: "نموذج تسجيل الشركاء" },
  { key: "vendorRegistrationForm", label: "نموذج تسجيل الموردين" },
  { key: "washAssessmentTool", label: "أداة تقييم المياه والصرف الصحي والنظافة" },
  { key: "energyAssessmentTool", label: "أداة تقييم الطاقة" },
];

export const toolsNote = "العناصر التي بلا رابط تُفتح هنا حالما يُنشر النموذج.";

export const posts: Translated<typeof english.posts> = {
  title: "أحدث المقالات",
  more: "عرض المزيد",
  to: paths.events,
  failed: "تعذر تحميل الفعاليات.",
  none: "لا توجد فعاليات بعد.",
};

export const galleryHeading = "معرض الصور / أحدث الأنشطة";
export const departmentsHeading = "الإدارات";
export const sectorsHeading = "قطاعات أخرى";
export const achievementsHeading = "إنجازات الوزارة";
export const servicesHeading = "خدماتنا";
export const interventionsHeading = "تدخلاتنا الحالية";
export const interventionsLead = "مشاريع يمولها شركاؤنا وتنفذها فرقنا.";
export const officialsHeading = "مسؤولو الوزارة";
export const testimonialsHeading = "آراء المستفيدين";
export const partnersHeading = "شركاؤنا";
export const complaintsHeading = "آليات الاستجابة للشكاوى";
export const complaintsLead = "هل هناك خلل في خدمة أو مشروع أو لدى مسؤول؟ أخبرنا بذلك. لست ملزمًا بذكر اسمك.";
export const toolsHeading = "أدوات أخرى";

export const pausePartnersWord = "إيقاف صفوف الشركاء مؤقتًا";
export const playPartnersWord = "تشغيل صفوف الشركاء";
export const drawingWord = (caption: string) => `رسم: ${caption}`;
export const waterWord = "المياه";
export const energyWord = "الطاقة";
export const moreWord = "اقرأ المزيد";
export const ofTheEventsWord = " من الفعاليات";
export const loadingEventsWord = "جارٍ تحميل الفعاليات";
export const previousWord = "السابق";
export const nextWord = "التالي";
export const countOfWord = (shown: number, all: number) => `${shown} من ${all}`;
export const mailToWord = (role: string) => `بريد إلكتروني إلى ${role}`;
export const mailWord = "البريد الإلكتروني";
export const officialsNote = "صفحاتهم على فيسبوك لم تُفتح بعد؛ والبريد الإلكتروني يصل إلى مكاتبهم.";
export const onFacebookWord = (role: string) => `${role} على فيسبوك`;
