import { counted } from "@ministry/shared-ui";
import type { InterventionText } from "../../departments/interventions.ts";
import { figures } from "../facts/figures.ts";
import { streetlightPlaces } from "../facts/places.ts";

const waterPoint = {
  one: "نقطة مياه واحدة",
  two: "نقطتي مياه",
  few: "نقاط مياه",
  many: "نقطة مياه",
  other: "نقطة مياه",
};
const institution = {
  one: "مؤسسة واحدة",
  two: "مؤسستين",
  few: "مؤسسات",
  many: "مؤسسة",
  other: "مؤسسة",
};

export const interventions: InterventionText[] = [
  {
    sector: "water",
    title: "نقاط المياه في الريف",
    text: `ينشئ ${counted(Number(figures.projectWaterPoints), waterPoint)} على مسارات الرعي الرئيسية، للأسر وقطعانها.`,
  },
  {
    sector: "energy",
    title: "محطات شمسية للمدن",
    text: `يضيف ${figures.solar} من الطاقة الشمسية مع تخزين قدره ${figures.storage}، ليبقى النور بعد الغروب.`,
  },
  {
    sector: "water",
    title: "شبكات المياه في المدن",
    text: "يمد الأنابيب من حقل الآبار إلى أكشاك المياه والمنازل، ويركّب عدادًا على كل توصيلة.",
  },
  {
    sector: "energy",
    title: "الكهرباء للمدارس والعيادات",
    text: `يوصل الكهرباء إلى ${counted(Number(figures.institutions), institution)}، معظمها مدارس ومراكز صحية، بأنظمة شمسية خاصة بها.`,
  },
  {
    sector: "water",
    title: "البرك قبل موسم الجفاف",
    text: "ينظف برك المجتمعات المحلية ويعمّقها ويسد تشققاتها، ويدرب اللجان على إبقائها نظيفة.",
  },
  {
    sector: "energy",
    title: "شوارع أكثر أمانًا ليلاً",
    text: `يركّب مصابيح شوارع تعمل بالطاقة الشمسية على طرق الأسواق وقرب المستشفيات في ${streetlightPlaces}.`,
  },
  {
    sector: "water",
    title: "الشمس بدل الديزل في الآبار",
    text: "يستبدل بمضخات الديزل مضخات شمسية: تقل كلفة المياه وتصل كل يوم.",
  },
  {
    sector: "energy",
    title: "شبكات صغيرة للقرى",
    text: "يجمع الألواح الشمسية والبطاريات وشبكة كهرباء صغيرة حيث لا تصل خطوط المدينة.",
  },
  {
    sector: "water",
    title: "النظافة في المدارس",
    text: "يوفر للمدارس الابتدائية مغاسل لليدين ودورات مياه ودروسًا عن المياه النظيفة.",
  },
  {
    sector: "energy",
    title: "قانون للكهرباء",
    text: "يُعدّ القواعد التي يُرخَّص بموجبها لمنتجي الكهرباء وموزعيها ويُراقَبون.",
  },
  {
    sector: "water",
    title: "رصد الجفاف",
    text: "يقيس المياه الجوفية والحفائر كل شهر، وينذر المديريات قبل أن تجف.",
  },
  {
    sector: "energy",
    title: "الطهي النظيف",
    text: "يقدّم مواقد تحتاج إلى نصف الفحم، حفاظًا على المال والرئتين والأشجار.",
  },
];
