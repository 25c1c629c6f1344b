/**
 * The browser's local storage, which workers lack: the API client's types speak of it where pages keep a session.
 */
interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
