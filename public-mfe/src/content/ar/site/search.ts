import { counted, type Translated } from "@ministry/shared-ui";
import { paths } from "../../../paths.ts";
import type * as english from "../../site/search.ts";

export const searchPage: Translated<typeof english.searchPage> = {
  title: "البحث",
  lead: "اعثر على الصفحات والمشاريع والأخبار والإصدارات بأي كلمة فيها.",
  description: "البحث في صفحات وزارة الطاقة والموارد المائية ومشاريعها وفعالياتها وإصداراتها.",
  label: "عمّ تبحث؟",
  hint: "مثلاً مكان أو نوع من الأعمال.",
  alsoOffline: "ما هو محفوظ على هذا الجهاز يُبحث فيه بدون اتصال أيضًا.",
  results: "النتائج",
  examplesTitle: "جرّب إحدى هذه الكلمات",
  examples: ["بئر", "الطاقة الشمسية", "كشك", "إنارة الشوارع", "كهرباء", "مناقصة", "تقرير"],
  nothing: "لا يوجد ما يحتوي على هذه الكلمات.",
  completions: "كلمات تبدأ هكذا",
  browse: "أو تصفح إحدى القوائم",
  resultPages: "صفحات النتائج",
  similar: "لا يوجد ما يحتوي على هذه الكلمات تمامًا. هذه النتائج قريبة منها في الكتابة.",
  ask: "اسأل الوزارة",
  partly: "تعذر تحميل بعض القوائم أو الصفحات؛ ما فيها لا يظهر هنا.",
  inDocument: "في الوثيقة:",
  textsNeedConnection: "لا يُبحث في نصوص الوثائق إلا مع اتصال.",
  textsFailed: "تعذر البحث في نصوص الوثائق الآن.",
  tryAgain: "حاول مرة أخرى",
};

const result = { one: "نتيجة واحدة", two: "نتيجتان", few: "نتائج", many: "نتيجة", other: "نتيجة" };

export const searchingText = "جارٍ البحث";
export const loadingListsText = "جارٍ تحميل القوائم";
export const resultCount = (total: number): string => counted(total, result);
export const showAllHits = (count: number, kind: string): string => `عرض الكل (${count}): ${kind}`;

export const foundKinds = {
  pages: "الصفحات",
  water: "مشاريع المياه",
  energy: "مشاريع الطاقة",
  events: "الفعاليات",
  publications: "الإصدارات",
};

export const searchedPages: readonly Translated<(typeof english.searchedPages)[number]>[] = [
  {
    title: "اتصل بنا",
    to: paths.contact,
    description:
      "أرقام الهاتف والخط الساخن والبريد الإلكتروني والعنوان وساعات العمل؛ الشكاوى، شكوى، والإبلاغ عن الفساد وطلبات المعلومات.",
  },
  {
    title: "الوزارة",
    to: paths.ministry,
    description: "التعريف بالوزارة: الرؤية والرسالة والقيم والتاريخ والهيكل التنظيمي والإدارات.",
  },
  {
    title: "القيادة",
    to: paths.leadership,
    description: "الوزير ونائب الوزير والمدير العام؛ السيرة الذاتية وكلمة الوزير.",
  },
  {
    title: "المياه",
    to: paths.water,
    description:
      "إدارة المياه: الآبار، بئر، الآبار الارتوازية، أكشاك المياه، كشك، البرك، السدود، الصرف الصحي، النظافة، الجفاف، نقل المياه بالصهاريج.",
  },
  {
    title: "الطاقة",
    to: paths.energy,
    description:
      "إدارة الطاقة: الكهرباء، الطاقة الشمسية، إنارة الشوارع، شبكات الكهرباء الصغيرة، طاقة الرياح، الوقود.",
  },
  {
    title: "السياسات والتخطيط",
    to: paths.planning,
    description: "القوانين واللوائح والسياسات والاستراتيجية والخطط والإحصاءات والطلب على الكهرباء.",
  },
  {
    title: "الشؤون الإدارية والمالية",
    to: paths.administration,
    description: "الميزانية، المال، الموظفون، الوظائف، وظيفة، المشتريات، المناقصات، العقود.",
  },
  {
    title: "مشاريع المياه",
    to: paths.waterProjects,
    description: "جميع مشاريع المياه، كل مشروع مع تقدمه وصوره.",
  },
  {
    title: "مشاريع الطاقة",
    to: paths.energyProjects,
    description: "جميع مشاريع الطاقة، كل مشروع مع تقدمه وصوره.",
  },
  {
    title: "المشاريع على الخريطة",
    to: paths.projectMap,
    description: "مشاريع المياه والطاقة على الخريطة، بحسب المكان والمرحلة والسنة؛ وما هو قريب مني.",
  },
  { title: "الفعاليات", to: paths.events, description: "أخبار الوزارة وفعالياتها، خبر، فعالية." },
  {
    title: "الإصدارات",
    to: paths.publications,
    description: "تقارير، تقرير، تقييمات، مناقصات ووثائق أخرى للقراءة أو التنزيل أو الحفظ على الجهاز.",
  },
  {
    title: "المناقصات",
    to: paths.tenders,
    description: "الدعوات إلى تقديم العطاءات، مناقصة، المشتريات: ما هو مفتوح، وكم يومًا بقي.",
  },
  {
    title: "متابعة الأخبار",
    to: paths.feeds,
    description: "خلاصات RSS لجميع الأخبار ولأخبار المياه والطاقة: ما هي وكيف تشترك فيها.",
  },
  {
    title: "القراءة بدون اتصال",
    to: paths.offline,
    description: "ما هو محفوظ على هذا الجهاز، وكيفية تثبيت الموقع كتطبيق، وتوفير البيانات.",
  },
  {
    title: "سهولة الوصول",
    to: paths.accessibility,
    description: "استخدام الموقع بلوحة المفاتيح أو بقارئ الشاشة أو بنص كبير أو باتصال بطيء.",
  },
];
