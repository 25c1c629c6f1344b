export const dataMeterTexts = {
  kilobytes: (amount: number): string => `${amount} كيلوبايت`,
  megabytes: (amount: string): string => `${amount} ميغابايت`,
  visit: (size: string): string => `هذه الزيارة حتى الآن: ${size}`,
  atLeast: (size: string): string => `هذه الزيارة حتى الآن: ${size} على الأقل`,
  showAllOf: (size: string): string => `عرض جميع الصور، ${size}`,
  showAll: "عرض جميع الصور",
};
