import { passOnTexts } from "../content/site/pass-on.ts";

/** Letters of a message besides title and address: one SMS has 160 in all. */
const longestText = 120;

/** What is sent: the short text first, so that whoever pays by the message sees what it is about, then the address. */
export interface Message {
  title: string;
  description?: string;
  /** Full address of the page. */
  address: string;
}

/** Links that hand a message to WhatsApp, Telegram and the telephone's SMS; they need no script. */
export function messengerLinks(message: Message): { name: string; href: string }[] {
  const text = shortText(message);
  const both = encodeURIComponent(`${text}\n${message.address}`);
  return [
    { name: "WhatsApp", href: `https://wa.me/?text=${both}` },
    {
      name: "Telegram",
      href: `https://t.me/share/url?url=${encodeURIComponent(message.address)}&text=${encodeURIComponent(text)}`,
    },
    // iOS wants `&body`, Android `?body`: both read this.
    { name: passOnTexts.sms, href: `sms:?&body=${both}` },
  ];
}

function shortText({ title, description = "" }: Message): string {
  const line = wellFormed(description).replace(/\s+/g, " ").trim();
  const room = longestText - title.length;
  if (!line || line === title || room < 20) return wellFormed(title);
  const short = line.length <= room ? line : `${line.slice(0, room - 1).replace(/\s\S*$/, "")}…`;
  return `${wellFormed(title)}: ${wellFormed(short)}`;
}

/** Half of a pair of surrogates can't be written into an address. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");
