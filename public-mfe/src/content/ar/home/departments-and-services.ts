import { paths } from "../../../paths.ts";
import type { DepartmentText, ServiceText } from "../../home/departments-and-services.ts";

export const departments: DepartmentText[] = [
  {
    key: "administration",
    title: "الشؤون الإدارية والموارد البشرية والمالية",
    text: "تسيّر عمل الوزارة: الموظفون والميزانيات والمشتريات والحسابات والمحفوظات.",
    callToAction: "كيف تُدار الوزارة",
    to: paths.administration,
  },
  {
    key: "water",
    title: "المياه",
    text: "تبحث عن مصادر المياه وتنشئها وتصونها، وتتحقق من سلامة المياه.",
    callToAction: "إدارة المياه",
    to: paths.water,
  },
  {
    key: "energy",
    title: "الطاقة",
    text: "توصل الطاقة الشمسية وشبكات كهرباء يُعتمد عليها إلى المنازل والمؤسسات والشوارع.",
    callToAction: "إدارة الطاقة",
    to: paths.energy,
  },
  {
    key: "planning",
    title: "التخطيط والسياسات",
    text: "تدرس الاحتياجات وتضع السياسات والخطط، وتتابع كل مشروع حتى نتيجته.",
    callToAction: "الخطط والسياسات",
    to: paths.planning,
  },
];

export const services: ServiceText[] = [
  {
    icon: "drop",
    title: "إمدادات المياه",
    text: "نقاط مياه جديدة، وإصلاح المعطل منها، ونقل المياه بالصهاريج حين لا يترك الجفاف سبيلاً آخر.",
  },
  {
    icon: "sun",
    title: "الكهرباء الشمسية",
    text: "أنظمة شمسية للمدارس والمراكز الصحية، وشبكات كهرباء صغيرة للمدن، وإنارة للشوارع.",
  },
  {
    icon: "search",
    title: "فحص جودة المياه",
    text: "عينات من الآبار وأكشاك المياه والمياه المعبأة، تُفحص في مختبر الوزارة.",
  },
  {
    icon: "document",
    title: "التراخيص والتصاريح",
    text: "تصاريح حفر الآبار وبيع المياه وتوليد الكهرباء أو توزيعها.",
  },
  {
    icon: "alert",
    title: "الاستجابة للطوارئ",
    text: "حقائب النظافة وخزانات المياه والإصلاح السريع بعد الجفاف والفيضانات وتفشي الأمراض.",
  },
  {
    icon: "user",
    title: "التدريب والمشورة",
    text: "مساعدة لجان المياه ومشغلي المحطات في التشغيل والإصلاح والمحاسبة.",
  },
];
