import { Icon } from "@ministry/shared-ui";
import { channelNames, complaints, telephone } from "../../content/facts/contact.ts";
import css from "./complaint-channels.module.css";

/** The hotline, two e-mail addresses and two phones, each one tap away. No form: nothing is collected here (AMB-40). */
export function ComplaintChannels() {
  const { hotline, whistleblowingEmail, informationEmail, phones } = complaints;
  return (
    <ul className={css.grid} role="list">
      <Channel name={channelNames.hotline} kind="phone" value={hotline} strong />
      <Channel name={channelNames.whistleblowing} kind="mail" value={whistleblowingEmail} />
      <Channel name={channelNames.information} kind="mail" value={informationEmail} />
      {phones.map((phone, index) => (
        <Channel key={phone} name={channelNames.phone(index + 1)} kind="phone" value={phone} />
      ))}
    </ul>
  );
}

interface ChannelProps {
  name: string;
  kind: "phone" | "mail";
  value: string;
  strong?: boolean;
}

function Channel({ name, kind, value, strong }: ChannelProps) {
  return (
    <li className={css.channel} data-strong={strong || undefined} data-ground={strong ? "deep" : undefined}>
      <h3>
        <Icon name={kind} /> {name}
      </h3>
      <a href={kind === "phone" ? telephone(value) : `mailto:${value}`} dir="ltr">
        {value}
      </a>
    </li>
  );
}
