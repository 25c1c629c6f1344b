export const ministryName = "وزارة الطاقة والموارد المائية";
