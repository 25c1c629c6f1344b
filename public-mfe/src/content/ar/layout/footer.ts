import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../layout/footer.ts";

/** Stands below each page until the ministry has confirmed the translation. */
const unconfirmed = "لم تؤكد الوزارة هذه الترجمة بعد، والنص الإنجليزي هو المعتمد.";

export const footerTexts: Translated<typeof english.footerTexts> = {
  promise: "مياه نظيفة وكهرباء يُعتمد عليها، في متناول كل مجتمع محلي في الولاية.",
  copyright: "© 2025 وزارة الطاقة والموارد المائية. جميع الحقوق محفوظة. " + unconfirmed,
  socialNote: (names) => `${names}: ليس للوزارة صفحة هناك بعد.`,
  social: [
    { key: "facebook", label: "فيسبوك" },
    { key: "twitter", label: "تويتر" },
    { key: "youtube", label: "يوتيوب" },
  ],
};
