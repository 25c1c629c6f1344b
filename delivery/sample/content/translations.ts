import type { SampleTranslations } from "./kinds.ts";

/** Texts of some records in a second language, by title: enough to see translated and untranslated ones side by side. */
export const translations: Record<string, SampleTranslations> = {
  "Regional solar plant, first stage": {
    so: {
      title: "Warshadda qorraxda ee gobolka, marxaladda koowaad",
      description: "Warshad tamarta qorraxda oo koronto siisa afar degmo.",
      objective: "Koronto ka jaban oo ka joogto ah naaftada.",
    },
    ar: {
      title: "محطة الطاقة الشمسية الإقليمية، المرحلة الأولى",
      description: "محطة شمسية تزود أربع مقاطعات بالكهرباء.",
      objective: "كهرباء أرخص وأكثر انتظاماً من الديزل.",
    },
  },
  "Street lights for nine district towns": {
    so: {
      title: "Nalalka waddooyinka ee sagaal magaalo degmo",
      description:
        "Nalal ku shaqeeya qorraxda oo la dhigay suuqyada, boosteejooyinka iyo xarumaha caafimaadka.",
    },
  },
  "Boreholes for the dry north": {
    so: {
      title: "Ceelal riig oo loo qodo waqooyiga qalalan",
      description: "Siddeed iyo toban ceel oo qoto dheer, leh bamam qorraxda ku shaqeeya.",
      components: ["Sahan", "Qodid", "Bam iyo taangi", "Guddiga biyaha"],
    },
    ar: {
      title: "آبار للشمال الجاف",
      description: "ثماني عشرة بئراً عميقة بمضخات شمسية حيث ينتظر الناس والمواشي الماء أطول وقت.",
    },
  },
  "Water kiosks in growing towns": {
    so: {
      title: "Kiosyada biyaha ee magaalooyinka koraya",
      description: "Kiosyo biyo nadiif ah ka iibiya qiimaha magaalada.",
    },
  },
  "مشروع مياه القرى الشرقية": {
    en: {
      title: "Water for the eastern villages",
      description: "Wells, solar pumps and tanks for fourteen villages in the east.",
      geography: "Fourteen villages in the eastern region.",
      objective: "Fourteen water points that run all year.",
      components: ["Survey and choice of sites", "Drilling", "Pumps and tanks", "Training of committees"],
    },
    so: {
      title: "Biyaha tuulooyinka bari",
      description: "Ceelal, bamam qorraxda iyo taangiyo loogu talagalay afar iyo toban tuulo.",
    },
  },
  "افتتاح محطة معالجة المياه الجديدة": {
    en: {
      title: "New water treatment plant opened",
      description: "The plant treats six thousand cubic metres a day; test results are published every week.",
    },
  },
  "Shir ku saabsan biyaha nadiifka ah": {
    en: {
      title: "Meeting on clean water",
      description:
        "Water committees of the districts talked about prices, repair of wells and water quality.",
    },
  },
  "Ceel cusub oo la furay": {
    en: {
      title: "A new well was opened",
      description: "A new well with a solar pump serves people and herds of the area.",
    },
    ar: { title: "افتتاح بئر جديدة" },
  },
  "Open day at the water laboratory": {
    so: {
      title: "Maalinta furan ee shaybaadhka biyaha",
      description: "Dugsiyada iyo guddiyada biyuhu waxay arkayaan sida biyaha loo baadho.",
    },
  },
  "Tender: pipes, pumps and meters": {
    so: {
      title: "Qandaraas: tuubooyin, bamam iyo mitirro",
      description: "Shan qaybood; dalabyada si furan ayaa loo furayaa.",
    },
    ar: { title: "مناقصة: أنابيب ومضخات وعدادات", description: "خمس حصص، وتُفتح العروض علناً." },
  },
  "Annual report": { so: { title: "Warbixinta sannadlaha ah" }, ar: { title: "التقرير السنوي" } },
  "دليل لجان المياه": {
    en: { title: "Handbook for water committees" },
    so: { title: "Buugga guddiyada biyaha" },
  },
};
