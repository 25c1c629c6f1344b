import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../departments/planning.ts";

export const planningPage: Translated<typeof english.planningPage> = {
  title: "Waaxda Qorshaynta iyo Siyaasadda",
  lead: "Wax kasta inta aan la dhisin waa la cabbiraa, la miisaamaa oo laga heshiiyaa.",
  description:
    "Waaxda Qorshaynta iyo Siyaasadda: waajibaadka, hawlqabadka, daraasadaha, iyo shuruucda iyo siyaasadaha wasaaradda.",
  mandates: [
    "In la diyaariyo siyaasadaha, shuruucda iyo istaraatiijiyadaha biyaha iyo tamarta",
    "In la qoro qorshayaasha wasaaradda lalana socdo natiijooyinkooda",
    "In la ururiyo, la hubiyo lana daabaco xogta qaybta",
    "In la isku duwo deeq-bixiyeyaasha, hay'adaha iyo degmooyinka",
    "In la qiimeeyo saamaynta mashaariicdu ku yeeshaan dadka iyo deegaanka",
  ],
  activities: [
    {
      title: "Shirarka qaybta",
      text: "Saddexdii biloodba mar dawladda, deeq-bixiyeyaasha iyo hay'adaha ayaa qorshayaasha is barbar dhiga oo buuxiya waxa dhiman.",
    },
    {
      title: "Booqashooyinka la-socodka",
      text: "Mashruuc kasta oo socda waa la booqdaa, la cabbiraa oo la sawiraa; natiijooyinka mareegtan ayaa la geliyaa.",
    },
    {
      title: "Xogta goobaha biyaha",
      text: "Hal diiwaan oo dhammaan ilaha ah: halka ay yaallaan, qotodheerida, cusbada, inay shaqaynayaan iyo in kale.",
    },
    {
      title: "Tababarka qorshaynta",
      text: "Qorsheeyeyaasha degmooyinku waxay bartaan sida baahida loo khariideeyo iyo sida loo qoro mashaariic la maalgeliyo.",
    },
  ],
  studies: [
    {
      title: "Qiimaynta biyaha dhulka hoostiisa",
      text: "Halka biyo laga heli karo, qotodheerida iyo tayada ay leeyihiin.",
    },
    {
      title: "Sahanka baahida tamarta",
      text: "Waxa guryaha, dukaamada iyo xarumuhu u baahan yihiin, iyo waxa ay maanta bixiyaan.",
    },
    {
      title: "Khariidadda halista abaarta",
      text: "Goobaha ugu horreeya ee biyuhu ka gudhaan, iyo waxa ka caawin lahaa inay sii adkaystaan.",
    },
    {
      title: "Daraasadda qiimaha",
      text: "Kharashka biyaha iyo korontada lagu bixiyo, iyo waxa dadku awoodi karaan.",
    },
  ],
  actsTitle: "Shuruucda iyo siyaasadaha",
  actsNote: "Qoraallada waxaa loo diyaarinayaa daabacaad. Ilaa markaas wasaaradda weydii.",
};

export const acts: english.Act[] = [
  {
    title: "Sharciga biyaha",
    text: "Lahaanshaha, isticmaalka iyo ilaalinta biyaha, iyo cidda go'aamisa marka la isku qabto.",
  },
  { title: "Siyaasadda biyaha", text: "Yoolalka biyo-gelinta, fayadhowrka iyo daryeelka ilaha." },
  { title: "Sharciga korontada", text: "Shatiyada, shabakadaha, qiimaha iyo badqabka." },
  { title: "Siyaasadda tamarta la cusboonaysiin karo", text: "Sida cadceedda iyo dabaysha loo hormariyo." },
  {
    title: "Hagaha iskaashiga dawladda iyo ganacsiga gaarka ah",
    text: "Shuruudaha shirkaduhu ku dhisi karaan kuna maamuli karaan hawlaha dadweynaha.",
  },
];
