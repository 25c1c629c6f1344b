import { departmentDocuments } from "./department-documents.ts";
import { districtTable, lotTable, method, outlook, section } from "./document-parts.ts";
import type { SampleDocument } from "./kinds.ts";

/** Seventeen publications over all categories and file types; four tenders, one of which has closed. */
export const documents: SampleDocument[] = [
  ...departmentDocuments,
  {
    title: "Tender: solar pumps for six wells",
    description: "Delivery and installation; closed, offers are being read.",
    category: "tenders",
    closesInDays: -24,
    sector: "water",
    filename: "tender-solar-pumps.pdf",
    kind: "pdf",
    table: lotTable,
    sections: [
      section(
        "Subject",
        "Six solar pumps with panels, controllers and tanks, delivered to the wells and installed.",
      ),
      section("Conditions", "A pump that fails its 72-hour test is replaced before payment.", ...outlook),
    ],
  },
  {
    title: "Tender: battery building of the solar plant",
    description: "Civil works; a visit of the site is offered each Sunday.",
    category: "tenders",
    closesInDays: 41,
    sector: "energy",
    filename: "tender-battery-building.pdf",
    kind: "pdf",
    table: lotTable,
    sections: [
      section(
        "Subject",
        "Foundations, walls, roof and ventilation of the building that holds the plant's batteries.",
      ),
      section(
        "Conditions",
        "Offers name the masons and electricians by role, and a bank's guarantee.",
        ...method,
      ),
    ],
  },
  {
    title: "Tender: pipes, pumps and meters",
    description: "Five lots; offers are opened in public.",
    category: "tenders",
    closesInDays: 19,
    sector: "water",
    filename: "tender-pipes-pumps-meters.pdf",
    kind: "pdf",
    table: lotTable,
    sections: [
      section(
        "Subject",
        "The ministry invites offers for the five lots in the table. Offers may be made for single lots.",
        "This is a sample notice: no offer will be opened.",
      ),
      section(
        "Conditions",
        "Goods are delivered to the central warehouse. Payment follows inspection within 30 days.",
        "Offers that name a price for something not asked for are set aside.",
      ),
      section(
        "Questions",
        "Questions are answered in writing to all who asked for the documents.",
        ...outlook,
      ),
    ],
  },
  {
    title: "Tender: consultancy for the dry season plan",
    description: "Terms of reference and form of offer.",
    category: "tenders",
    closesInDays: 3,
    sector: "water",
    filename: "tender-consultancy.docx",
    kind: "docx",
    table: lotTable,
    sections: [
      section(
        "Task",
        "The consultant reviews the plan after one dry season, speaks with those who carried it out, and proposes changes.",
      ),
      section(
        "Conditions",
        "Offers hold a method, a work plan and the experience of the team by role.",
        ...method,
      ),
    ],
  },
  {
    title: "Annual report",
    description: "What was planned, what was done, what it cost.",
    category: "reports",
    filename: "annual-report.pdf",
    kind: "pdf",
    table: districtTable,
    sections: [
      section(
        "The year in brief",
        "Fourteen boreholes, 158 kiosks, 1,440 street lights and 39 electrified institutions. Six projects ran late; the reasons are given for each.",
        "The ministry spent 87 per cent of its budget. Most of the rest waits for equipment already at the port.",
      ),
      section(
        "Water",
        "Water points per district are in the table. The laboratory tested 412 of them twice.",
      ),
      section("Energy", "The first stage of the regional plant produced from the second quarter on."),
      section("People", "The ministry has posts for engineers in every district; a third are vacant."),
      section("Method", ...method),
      section("Outlook", ...outlook),
    ],
  },
  {
    title: "Partners' review, slides",
    description: "Presentation of the joint yearly review.",
    category: "reports",
    filename: "partners-review.pptx",
    kind: "pptx",
    table: lotTable,
    sections: [
      section("Promised a year ago", "Eighteen boreholes", "226 kiosks", "2,000 street lights"),
      section("Done", "Fourteen boreholes, two of them dry", "158 kiosks", "1,440 street lights"),
      section("To change", "Earlier tender notices", "Earlier payments", "One list of spare parts"),
    ],
  },
  {
    title: "Service charter",
    description: "What the public can expect, and whom to ask when it does not happen.",
    category: "general",
    filename: "service-charter.odt",
    kind: "odt",
    table: districtTable,
    sections: [
      section(
        "What you can expect",
        "A street light is repaired within seven days. A public well that fails a test is closed the same day and you are told where to go.",
        "Letters are answered within ten working days.",
      ),
      section(
        "When it does not happen",
        "Call the hotline or write to the complaints address on the Contact page. Nobody is asked for money to file a complaint.",
      ),
    ],
  },
  {
    title: "How to report a broken water point",
    description: "One page to print and hang up.",
    category: "general",
    filename: "report-a-broken-water-point.txt",
    kind: "txt",
    table: districtTable,
    sections: [
      section(
        "Before you call",
        "Note the name of the place and the number on the pump.",
        "Say since when it gives no water and what you hear or see.",
      ),
      section(
        "After you called",
        "You get a number. The mender comes within three days; after that, call again and give the number.",
      ),
    ],
  },
  {
    title: "دليل لجان المياه",
    language: "ar",
    description: "دليل مبسط للجان المياه في القرى: الاجتماعات والمال والصيانة.",
    category: "general",
    filename: "دليل-لجان-المياه.docx",
    kind: "docx",
    table: districtTable,
    sections: [
      section("اللجنة", "تُنتخب اللجنة لمدة سنتين وتضم سبعة أعضاء على الأقل، ثلاثة منهم نساء."),
      section("المال", "تُسجل كل دفعة في الدفتر ويُقرأ الحساب في اجتماع عام كل ثلاثة أشهر."),
      section("الصيانة", "تُفحص المضخة كل شهر وتُحفظ قطع الغيار في المخزن. بيانات نموذجية للتجربة فقط."),
    ],
  },
];
