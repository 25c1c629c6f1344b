import { secondFactorCalls, type SecondFactorCalls } from "@ministry/api-client/second-factor";
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../session/portal.tsx";

/** The calls of second factors. */
export function useSecondFactorCalls(): SecondFactorCalls {
  const api = useApi();
  return useMemo(() => secondFactorCalls(api), [api]);
}

export const secondFactorQuery = (calls: SecondFactorCalls) =>
  queryOptions({ queryKey: ["second-factor"], queryFn: ({ signal }) => calls.state({ signal }) });
