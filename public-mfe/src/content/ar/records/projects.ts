import { counted, type Translated } from "@ministry/shared-ui";
import type * as english from "../../records/projects.ts";

const project = { one: "مشروع واحد", two: "مشروعان", few: "مشاريع", many: "مشروعًا", other: "مشروع" };

export const projectTexts: Translated<typeof english.projectTexts> = {
  list: {
    energy: {
      title: "مشاريع الطاقة",
      banner: "مشاريع الطاقة",
      lead: "محطات الطاقة الشمسية وشبكات الكهرباء الصغيرة وإنارة الشوارع: ما الذي يُبنى، وأين، وإلى أين وصل العمل.",
    },
    water: {
      title: "مشاريع المياه",
      banner: "مشاريع المياه",
      lead: "الآبار الارتوازية والآبار السطحية وأكشاك المياه والبرك: ما الذي يُبنى، وأين، وإلى أين وصل العمل.",
    },
  },
  all: "جميع المشاريع",
  loadingList: "جارٍ تحميل المشاريع",
  search: "بحث عن مشروع",
  count: (found, all) => (found < all ? `المشاريع: ${found} من ${all}` : counted(all, project)),
  pages: "صفحات المشاريع",
  noneFound: "لا يوجد مشروع يحتوي عنوانه أو وصفه على هذه الكلمات.",
  showAll: "عرض جميع المشاريع",
  listFailed: "تعذر تحميل قائمة المشاريع.",
  none: "لا توجد مشاريع.",
  more: "اقرأ المزيد",
  one: {
    energy: "مشروع طاقة",
    water: "مشروع مياه",
  },
  description: {
    energy: "مشروع طاقة للوزارة: ما الذي يُبنى، وأين، وإلى أين وصل العمل.",
    water: "مشروع مياه للوزارة: ما الذي يُبنى، وأين، وإلى أين وصل العمل.",
  },
  untitled: "مشروع بلا عنوان",
  loading: "جارٍ تحميل المشروع",
  seeAll: "عرض جميع المشاريع",
  updated: "آخر تحديث",
  failed: "تعذر تحميل المشروع.",
  gone: "المشروع غير موجود",
  overview: "نظرة عامة على المشروع",
  geography: {
    energy: "التغطية الجغرافية للمشروع",
    water: "جغرافية المشروع",
  },
  objectives: "أهداف المشروع",
  defaultObjectives: [
    "تحسين الحصول على المياه وجودتها.",
    "بناء قدرة المجتمعات المحلية على الصمود أمام تغير المناخ.",
    "تعزيز مؤسسات المياه المحلية.",
  ],
  components: "المشروع",
  step: (number) => `الخطوة ${number}`,
  noComponents: "لم تُنشر خطوات بعد.",
  achievements: "الإنجازات",
  achieved: "ما تم إنجازه",
  achievementsDescription: (title) =>
    title
      ? `ما أنجزه مشروع «${title}» حتى الآن، خطوة خطوة.`
      : "ما أنجزه أحد مشاريع الوزارة حتى الآن، خطوة خطوة.",
  achievementsAlone: "الإنجازات في صفحة واحدة",
  loadingAchievements: "جارٍ تحميل الإنجازات",
  progressOf: (achievement) => (achievement ? `التقدم في: ${achievement}` : "التقدم"),
  achievementsFailed: "تعذر تحميل الإنجازات",
  noAchievements: "لا توجد إنجازات بعد.",
  photos: "صور المشروع",
  loadingPhotos: "جارٍ تحميل الصور",
  photosFailed: "تعذر تحميل الصور.",
  noPhotos: "لم تُرفع صور بعد.",
  stakeholders: "الجهات المعنية بالمشروع",
  stakeholderLabels: ["جهة التمويل", "جهة التنفيذ", "جهة التيسير"],
  logoOf: (label) => `${label}: الشعار`,
  noStakeholders: "لم تُذكر الجهات المعنية بعد.",
  nothingYet: "لم يُنشر شيء هنا بعد.",
};
