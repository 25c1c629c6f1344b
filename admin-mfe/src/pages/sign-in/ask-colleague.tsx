/** Whom to ask for a link where no mail is sent. */
export function AskColleague() {
  return (
    <>
      <p>
        Ask the ministry’s portal administrator for a one-time link. It opens a page where you choose a new
        password, works once and ends after a day.
      </p>
      <p>
        Whoever runs the server makes it with <code>npm run admin -- reset-password --email …</code>
      </p>
    </>
  );
}
