export const skipText = "انتقل إلى المحتوى";
export const menuText = "القائمة";
export const mainMenuName = "القائمة الرئيسية";
export const wideMenuName = "القائمة الرئيسية";
export const lowDataText = "توفير البيانات";
export const dataMenuText = "البيانات";
export const onText = "مفعّل";
export const offText = "متوقف";
export const searchText = "بحث";
export const languageAndDataText = "اللغة، البيانات";
export const homeText = "الرئيسية";
export const listed = (...names: readonly string[]): string => names.join("، ");

export const footerName = "تذييل الصفحة";
export const onThisSiteTitle = "في هذا الموقع";
export const offlineText = "بدون اتصال";
export const accessibilityText = "سهولة الوصول";
export const visitTitle = "زرنا أو اتصل بنا";
export const openingHoursName = "ساعات العمل";
export const mobileName = "الهاتف المحمول";
export const landlineName = "الهاتف الأرضي";
export const mailName = "البريد الإلكتروني";

export const pageErrorTitle = "تعذر عرض هذه الصفحة";
export const crashText = "حدث خطأ هنا. حاول إعادة تحميل الصفحة.";
export const pageMissingText = "تعذر تحميلها. تحقق من الاتصال وحاول مرة أخرى.";

export const connectionHint = "قد يكون الاتصال ضعيفًا أو مقطوعًا.";
export const goneHint = "ربما لم يعد هناك شيء على هذا العنوان.";
export const serviceHint = "لم تستجب الخدمة كما ينبغي. يرجى المحاولة مرة أخرى بعد قليل.";

export const shareText = "مشاركة";
export const copyLinkText = "نسخ الرابط";
export const printText = "طباعة";
export const linkCopiedText = "تم نسخ الرابط";
export const linkNotCopiedText = "تعذر نسخ الرابط";
