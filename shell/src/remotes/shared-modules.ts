import type { sharedNames } from "@ministry/contract";
import { keepPreviousData, queryOptions, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import {
  generatePath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
import { nextTask } from "../turns.ts";

type Contract = typeof sharedNames;
type Names<Package extends keyof Contract> = Contract[Package] extends readonly (infer Name extends string)[]
  ? Name
  : never;

const router = {
  Link,
  NavLink,
  Navigate,
  Outlet,
  generatePath,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} satisfies Record<Names<"react-router-dom">, unknown>;

const query = {
  keepPreviousData,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} satisfies Record<Names<"@tanstack/react-query">, unknown>;

/**
 * What the shell hands to the remotes: its own copies, limited to the names of the share contract. They are imported
 * name by name, because a bundler ships the whole of a package that is handed over as a whole.
 */
export const sharedModules: Readonly<Record<keyof Contract, object>> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": ReactDom,
  "react-router-dom": router,
  "@tanstack/react-query": query,
};

// Router and cache have been run: a turn for the page before what uses them.
await nextTask();
