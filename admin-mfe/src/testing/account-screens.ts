import { fireEvent, screen } from "@testing-library/react";
import { on } from "./render-portal.tsx";

/** Answers of a server that holds no projects and accepts every sign-in and sign-out. */
export const lists = [
  on("GET", /^\/readProject/, { json: [] }),
  on("POST", "/customerLogin", { json: { token: "t2", user: { name: "Head of Water" } } }),
  on("POST", "/logout", {}),
];

/** Fills in the email and the password of the sign-in or the registration. */
export function enter(email: string, password: string) {
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
}
