export const dataMeterTexts = {
  visit: (size: string): string => `هذه الزيارة حتى الآن: ${size}`,
  atLeast: (size: string): string => `هذه الزيارة حتى الآن: ${size} على الأقل`,
  showAllOf: (size: string): string => `عرض جميع الصور، ${size}`,
  showAll: "عرض جميع الصور",
};
