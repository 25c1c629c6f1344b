import { Suspense, useEffect, useRef } from "react";
import { ToastRegion } from "@ministry/shared-ui";
import { Outlet, useLocation, useNavigationType } from "react-router-dom";
import { skipText } from "../content/layout/layout.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./public-layout.module.css";

/** What every public page stands in: skip link, header, the page, footer, messages. */
export function PublicLayout() {
  const main = useRef<HTMLElement>(null);
  usePageStart(main);
  return (
    <ToastRegion>
      <a className={css.skip} href="#main" onClick={() => main.current?.focus()}>
        {skipText}
      </a>
      <Header />
      <main ref={main} id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      {/* It comes alive after the page, which people see and touch first. */}
      <Suspense>
        <Footer />
      </Suspense>
    </ToastRegion>
  );
}

/**
 * After a link was followed the new page starts at its top and has the focus, as it would with a full load. Going
 * back is left to the browser, which remembers where one was.
 */
function usePageStart(main: { readonly current: HTMLElement | null }) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What the page that was sent tells programs of itself (`Head`) is not true of another.
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
    if (type === "POP") return;
    // What the address names behind its `#` has been scrolled to where it is here already.
    if (!document.getElementById(hash.slice(1))) scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, type, main]);
}
