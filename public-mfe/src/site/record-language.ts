import { inLanguage, type PublicApi, type Translated } from "@ministry/api-client";
import { language as ofPage } from "../content/language.ts";

/** The API's reads with the records' texts in the language of the page, as far as they have them. */
export function inPageLanguage(api: PublicApi): PublicApi {
  const shown = <R extends Translated<object>>(record: R): R => inLanguage(record, ofPage);
  const { projects, events, publications } = api;
  return {
    ...api,
    projects: {
      list: async (...asked) => (await projects.list(...asked)).map(shown),
      get: async (...asked) => shown(await projects.get(...asked)),
    },
    events: {
      page: async (...asked) => {
        const page = await events.page(...asked);
        return { ...page, items: page.items.map(shown) };
      },
      get: async (...asked) => shown(await events.get(...asked)),
    },
    publications: {
      list: async (...asked) => (await publications.list(...asked)).map(shown),
      get: async (...asked) => shown(await publications.get(...asked)),
    },
  };
}
