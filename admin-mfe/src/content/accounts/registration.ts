/** Texts of the form that registers a colleague. */

/** (sic) */
export const registered = "registered succes";
/** (sic), for a registration */
export const emailOrPasswordIsInvalid = "email or password is invalid";
export const fullName = "Full Name";
export const email = "Email";
export const password = "Password";
export const working = "Working...";
export const register = "Register";
