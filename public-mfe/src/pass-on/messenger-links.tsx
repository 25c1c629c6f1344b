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

/**
 * The same behind a line that unfolds, for cards.
 *
 * @param lang the language of the message's title, where it is not the page's
 */
export function FoldedMessengerLinks({ message, lang }: { message: Message; lang: string | undefined }) {
  return (
    <details className={css.folded}>
      <summary>
        {passOnTexts.open}
        <span className={css.about} lang={lang}>
          : {message.title}
        </span>
      </summary>
      <MessengerLinks message={message} />
    </details>
  );
}
