import { accessLinks } from "@ministry/api-client/access-links";
import { useApi } from "../portal.tsx";

/** The calls behind invitations and new passwords, for the screens that need them. */
export const useAccessLinks = () => accessLinks(useApi().http);
