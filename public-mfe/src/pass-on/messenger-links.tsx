import css from "./messenger-links.module.css";
import { messengerLinks, type Message } from "./messengers.ts";
import { passOnTexts } from "../content/site/pass-on.ts";

/** A message by WhatsApp, Telegram or SMS: links that work without a script. */
export function MessengerLinks({ message }: { message: Message }) {
  return (
    <ul className={css.links} role="list">
      {messengerLinks(message).map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" aria-label={`${passOnTexts.sendBy(name)}: ${message.title}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same behind a line that unfolds, for cards. */
export function FoldedMessengerLinks({ message }: { message: Message }) {
  return (
    <details className={css.folded}>
      <summary>
        {passOnTexts.open}
        <span className={css.about}>: {message.title}</span>
      </summary>
      <MessengerLinks message={message} />
    </details>
  );
}
