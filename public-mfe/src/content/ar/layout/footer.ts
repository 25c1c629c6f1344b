import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../layout/footer.ts";

export const footerTexts: Translated<typeof english.footerTexts> = {
  promise: "مياه نظيفة وكهرباء يُعتمد عليها، في متناول كل مجتمع محلي في الولاية.",
  copyright: "© 2025 وزارة الطاقة والموارد المائية. جميع الحقوق محفوظة.",
  socialNote: "ليس للوزارة صفحات هناك بعد.",
  social: [
    { key: "facebook", label: "فيسبوك" },
    { key: "twitter", label: "تويتر" },
    { key: "youtube", label: "يوتيوب" },
  ],
};
