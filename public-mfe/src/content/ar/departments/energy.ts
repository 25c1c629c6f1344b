import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../departments/energy.ts";
import type { FigureText } from "../../home/home-further.ts";
import type { TitledText } from "../../facts/organisation.ts";
import type { StagedProject } from "../../departments/stages.ts";
import { figures } from "../facts/figures.ts";
import { servedDistricts, streetlightPlaces } from "../facts/places.ts";

export const energyPage: Translated<typeof english.energyPage> = {
  title: "إدارة الطاقة",
  lead: "نحوّل الشمس إلى نور للمنازل وكهرباء للعمل وتبريد للدواء.",
  description:
    "إدارة الطاقة: الطلب على الكهرباء وإمداداتها، وإصلاح القطاع، ومشاريع الطاقة الشمسية، والإنجازات، واللوائح.",
  background: [
    "ظلت الكهرباء في الولاية سنوات طويلة تأتي من مولدات ديزل صغيرة، لكل منها شبكتها. وكانت غالية الثمن وتنتهي عند أطراف المدينة. أُنشئت الإدارة لتنظيم الإمداد وجعل الشمس المصدر الأول.",
    `تخدم اليوم ${figures.solar} من الطاقة الشمسية مع تخزين قدره ${figures.storage} ما مجموعه ${servedDistricts}، وعدد المؤسسات التي وصلتها الكهرباء ${figures.institutions}.`,
  ],
  vision: "كهرباء يُعتمد عليها ميسورة الكلفة ونظيفة لكل أسرة وكل منشأة.",
  mission:
    "تخطيط إمدادات الطاقة وتنظيمها وتوسيعها، مع إعطاء الأولوية للمصادر المتجددة وعمل الشركاء من القطاع الخاص وفق قواعد عامة.",
  objectivesTitle: "الأهداف",
  objectives: [
    "رفع نسبة المنازل المزودة بالكهرباء في المدن والقرى.",
    "إحلال الشمس والتخزين محل الديزل حيثما كانت الكلفة أقل.",
    "إنارة كل مستشفى ومدرسة ومركز شرطة في الولاية.",
    "ترخيص المزودين ونشر تعرفات عادلة.",
  ],
  demandTitle: "الطلب على الطاقة وإمداداتها",
  demand: [
    `يُقدَّر الطلب على الكهرباء في الولاية بنحو ${figures.powerDemand} كيلوواط إذا حُسب كل منزل ومنشأة ومؤسسة. ولا تغطي الإمدادات إلا جزءًا منه.`,
    "الفجوة أكبر ما تكون في القرى، حيث لا توصيلة لمعظم المنازل، وفي ضخ المياه الذي ما زال يعتمد على الديزل. ويمكن تلبية الحاجتين بمحطات شمسية مزودة بالتخزين قريبة من أماكن استهلاك الكهرباء.",
  ],
  tableTitle: "جدول الطلب على الكهرباء",
  reformTitle: "لماذا يجري إصلاح القطاع",
  reform: [
    "نشأ المزودون بلا قواعد: حدّد كل منهم سعره وجهده الكهربائي ومستوى السلامة لديه. لم يكن بوسع المستهلك تغيير مزوده، ولا بوسع المزود أن يقترض ليتوسع.",
    "يضع الإصلاح أساسًا متينًا للجميع: قانون وترخيص ومعيار فني وتعرفة تغطي الكلفة ولا تزيد. ويفتح الطريق أمام محطات أكبر وشبكات مترابطة وأسعار أقل.",
  ],
  institutionsTitle: "الإطار المؤسسي",
  regulationsTitle: "اللوائح",
  regulationsLead: "القواعد التي تنظم الطاقة في الولاية.",
};

export const energyServices: string[] = [
  "أنظمة شمسية للمدارس والمراكز الصحية والمكاتب",
  "إنارة طرق الأسواق وجوار المستشفيات",
  "تفتيش المحطات والخطوط والعدادات",
  "تراخيص المنتجين والموزعين",
  "تقديم المشورة للمديريات التي تخطط لشبكة كهرباء صغيرة",
];

export const energyMandates: string[] = [
  "إعداد سياسة الطاقة وقوانينها ومعاييرها",
  "تخطيط التوليد والتخزين والشبكات في الولاية",
  "تشجيع المصادر المتجددة وترشيد الطاقة",
  "ترخيص المزودين والرقابة عليهم",
  "التنسيق بين الجهات المانحة ومستثمري القطاع الخاص",
];

export const framework: english.Framework = {
  current: [
    { title: "الوزارة", text: "السياسات والتخطيط والتراخيص والرقابة في جهة واحدة." },
    { title: "المزودون من القطاع الخاص", text: "يولّدون الكهرباء ويوزعونها ويبيعونها، كلٌّ على شبكته." },
    { title: "مجالس المديريات", text: "تمنح حق مرور الخطوط وتسوّي الشكاوى في مكانها." },
  ],
  planned: [
    { title: "الوزارة", text: "السياسات والتخطيط فقط." },
    { title: "هيئة تنظيم الطاقة", text: "جهة مستقلة للتراخيص والتعرفات والسلامة والشكاوى." },
    {
      title: "شركة الشبكة",
      text: "تربط شبكات المدن وتشتري الكهرباء من جميع المنتجين بشروط متساوية.",
    },
    { title: "صندوق طاقة الريف", text: "يموّل التوصيلات التي لا تبنيها السوق." },
  ],
};

export const energyAchievements: FigureText[] = [
  { figure: figures.solar, text: `من الطاقة الشمسية مع تخزين قدره ${figures.storage}`, sector: "energy" },
  { figure: figures.districtsServed, text: "من المديريات المخدومة", sector: "energy" },
  {
    figure: figures.institutions,
    text: `من المؤسسات وصلتها الكهرباء: ${figures.institutionsEducation} تعليمية و${figures.institutionsHealth} صحية و${figures.institutionsOther} غيرها`,
    sector: "energy",
  },
  {
    figure: figures.streetlights,
    text: `من مصابيح الشوارع بالطاقة الشمسية في ${streetlightPlaces}`,
    sector: "energy",
  },
  { figure: figures.renewableEnergy, text: "من الطاقة المتجددة", sector: "energy" },
];

export const energyProjects: StagedProject[] = [
  {
    title: "محطات شمسية مع التخزين",
    text: `${figures.solar} من الطاقة الشمسية وتخزين قدره ${figures.storage} لشبكات المدن.`,
    stage: "Implementation Stage",
  },
  {
    title: "الكهرباء للمدارس والعيادات",
    text: "أنظمة شمسية خاصة بالمؤسسات التعليمية والصحية.",
    stage: "Installation Phase",
  },
  {
    title: "إنارة الشوارع",
    text: "مصابيح بلوح شمسي وبطارية على طرق الأسواق.",
    stage: "Installation Phase",
  },
  {
    title: "شبكات صغيرة للقرى",
    text: "ألواح وبطاريات وخطوط قصيرة حيث لا تصل الشبكة.",
    stage: "Tendering Stage",
  },
  {
    title: "ربط شبكات المدن",
    text: "خط بين المدن المتجاورة لتقاسم فائض الكهرباء.",
    stage: "Design Stage",
  },
];

export const regulations: TitledText[] = [
  { title: "سياسة الطاقة", text: "تحدد الأهداف: الوصول والسعر والمصادر النظيفة والمنافسة العادلة." },
  { title: "قانون الكهرباء", text: "يبيّن من يجوز له إنتاج الكهرباء ونقلها وبيعها، وبأي ترخيص." },
  {
    title: "المدونة الفنية ومدونة السلامة",
    text: "الجهد والتأريض والعدادات وحماية العاملين على الخطوط.",
  },
  { title: "قواعد التعرفة", text: "كيف يُحسب السعر ويُنشر ويُعترض عليه." },
];
