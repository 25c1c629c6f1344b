/** What the components say by themselves. A part that is released in more languages has these files in each. */
export const tryAgainText = "Try again";
export const showPictureText = "Show picture";
export const showPictureOf = (kilobytes: number): string => `Show picture, ${kilobytes} kB`;
export const breadcrumbName = "Breadcrumb";
export const closeText = "Close";
export const closeMessageText = "Close message";
export const loadingText = "Loading";
export const pagesName = "Pages";
export const previousText = "Prev";
export const nextText = "Next";
export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
