import type { Translated } from "@ministry/shared-ui";
import * as english from "../../facts/contact.ts";

export const contact: Translated<typeof english.contact> = {
  ...english.contact,
  address: ["وزارة الطاقة والموارد المائية", "الحي الحكومي، شارع الوزارة", "عاصمة الولاية"],
  openingHours: "السبت–الخميس 8:00 صباحًا – 6:00 مساءً",
};

export const channelNames: Translated<typeof english.channelNames> = {
  hotline: "الخط الساخن",
  whistleblowing: "الإبلاغ عن المخالفات",
  information: "معلومات عامة",
  phone: (number) => `الهاتف ${number}`,
};

export const portraitName = (role: string) => `صورة: ${role}`;
