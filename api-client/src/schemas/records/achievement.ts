/** An achievement of a project; `progress` in percent, 0 to 100. */
export interface Achievement {
  id?: string;
  title: string;
  detail: string;
  progress: number;
  /** Came as text without a progress of its own, in a list of strings or by the API's word: show the title, no bar. */
  plain?: true;
  /** Told where one is read by its position, for editing. */
  updatedAt?: string;
}
