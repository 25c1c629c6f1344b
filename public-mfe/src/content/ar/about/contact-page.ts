import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../about/contact-page.ts";

export const contactPage: Translated<typeof english.contactPage> = {
  title: "اتصل بنا",
  lead: "اتصل بنا أو اكتب إلينا أو زرنا. يمكنك أيضًا تقديم شكوى دون ذكر اسمك.",
  description:
    "عنوان وزارة الطاقة والموارد المائية وساعات عملها وأرقام هواتفها وعناوين بريدها الإلكتروني، وكيفية تقديم شكوى.",
  officeTitle: "مكتبنا",
  addressTitle: "العنوان",
  hoursTitle: "ساعات العمل",
  closed: "مغلق أيام الجمعة والعطلات الرسمية.",
  phonesTitle: "الهاتف",
  emailTitle: "البريد الإلكتروني",
  complaintsTitle: "آليات الاستجابة للشكاوى",
  complaintsLead: "هل هناك خلل في خدمة أو مشروع أو لدى مسؤول؟ هذه الخطوط لك.",
};
