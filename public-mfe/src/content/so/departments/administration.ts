import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../departments/administration.ts";

export const administrationPage: Translated<typeof english.administrationPage> = {
  title: "Waaxda Maamulka, Shaqaalaha iyo Maaliyadda",
  lead: "Dadka, xeerarka iyo lacagta ka dambeeya mashruuc kasta.",
  description:
    "Waaxda Maamulka, Shaqaalaha iyo Maaliyadda: shaqaalaha, miisaaniyadda, iibsiga iyo xisaabaadka Wasaaradda Tamarta iyo Kheyraadka Biyaha.",
  vision: "Maamul si deggan u shaqeeya, qof walba si siman ula dhaqma oo muujin kara halka lacagtu gashay.",
  mission:
    "In waaxaha la siiyo shaqaalaha, agabka iyo xeerarka ay u baahan yihiin, wakhtigooda oo habaysan, dhammaantoodna laga xisaab celiyo.",
  mandates: [
    "In la qoro, la mushahareeyo, la tababaro lana ilaaliyo shaqaalaha wasaaradda",
    "In la diyaariyo miisaaniyadda lalana socdo isticmaalkeeda",
    "In alaab, dhismo iyo adeegyo si furan qiime caddaalad ah lagu iibsado",
    "In la hayo xisaabaadka, hantida, bakhaarrada iyo kaydka dukumentiyada",
    "In wasaaradda loo diyaariyo hanti-dhawrka lagana jawaabo wixii uu helo",
  ],
  tasks: [
    {
      title: "Shaqaalaha",
      text: "Jagooyinka, heshiisyada, fasaxa, tababarka iyo cabashooyinka kuwa halkan ka shaqeeya.",
    },
    {
      title: "Miisaaniyadda iyo xisaabaadka",
      text: "Miisaaniyadda sannadka, xisaabaadka bisha, lacag-bixinta iyo warbixinnada khasnadda iyo deeq-bixiyeyaasha.",
    },
    {
      title: "Iibsiga",
      text: "Qandaraasyada, dalabyada, heshiisyada iyo diiwaanka iibiyeyaasha.",
    },
    {
      title: "Bakhaarrada iyo gaadiidka",
      text: "Bakhaarka, qalabka dayactirka, baabuurta iyo shidaalka, mid kastaana buug diiwaan leh.",
    },
    {
      title: "Diiwaanka iyo IT",
      text: "Waraaqaha, faylasha, kombiyuutarrada, mareegtan iyo badqabka xogta.",
    },
  ],
  values: [
    { title: "Daacadnimo", text: "Hadiyad ma jirto, eex ma jirto, ka-reebitaan ma jiro." },
    {
      title: "Caddaalad",
      text: "Jagooyinka iyo heshiisyada waxaa hela dalabka ugu fiican, baahin furan ka dib.",
    },
    { title: "Adeeg", text: "Codsi kastaa jawaab buu helaa, xitaa marka jawaabtu maya tahay." },
    {
      title: "Daryeel",
      text: "Hantida dadweynaha waxaa loola dhaqmaa sida wax la amaahday, waayo waa amaano.",
    },
  ],
  leadershipTitle: "Hoggaanka",
  leadership: {
    role: "Agaasimaha Maamulka, Shaqaalaha iyo Maaliyadda",
    text: "Sawirka iyo xogta agaasimaha halkan ayaa lagu daabici doonaa isla marka wasaaraddu soo saarto.",
  },
};
