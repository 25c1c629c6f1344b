import type { IncomingMessage, ServerResponse } from "node:http";
import type { ComposedSite } from "../stores/composed-site.ts";

/** One request and its answer, as the handlers of the site's server see it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Decoded path of the address. */
  pathname: string;
  /** The composed site now; `undefined` before anything was composed. */
  site(): Promise<ComposedSite | undefined>;
}

/** Answers the requests it is for. @returns whether it has answered; `false` passes the request on */
export type Handler = (exchange: Exchange) => Promise<boolean> | boolean;
