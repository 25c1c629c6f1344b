import { Link, useLocation } from "react-router-dom";

export function SecondPage() {
  const { search } = useLocation();
  return (
    <main>
      <h1>Second page</h1>
      <p>Came{search}</p>
      <Link to="/Dashboard">First page</Link>
    </main>
  );
}
