import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";
import { RegistrationForm } from "../session/registration-form.tsx";

/** `/AdminForm`, in the sidebar as Users; leads to the sign-in and leaves the present session alone (AMB-33). */
export function UsersPage() {
  const navigate = useNavigate();
  return (
    <Page title="Customer Form">
      <RegistrationForm onRegistered={() => void navigate(paths.login)} />
    </Page>
  );
}
