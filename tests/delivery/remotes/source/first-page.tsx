import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, version } from "react";
import { Link } from "react-router-dom";
import { useHost } from "./remote.tsx";

export function FirstPage() {
  const host = useHost();
  const [pressed, setPressed] = useState(0);
  const { data } = useQuery({ queryKey: ["answer"], queryFn: () => Promise.resolve("answered") });
  useEffect(() => {
    document.title = "First page of a small remote";
  }, []);
  return (
    <main>
      <h1>First page</h1>
      <p>React {version}</p>
      <p>Query: {data}</p>
      <p>API: {host?.config.apiBase}</p>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
      <Link to="/AdminQueue?from=first">Second page</Link> <Link to="/contact">Contact</Link>
    </main>
  );
}
