import { useState } from "react";
import kiosk from "../illustrations/water-kiosk.svg?no-inline";
import { Banner } from "../components/banner/banner.tsx";
import { BarList } from "../components/bar-list/bar-list.tsx";
import { Breadcrumbs } from "../components/breadcrumbs/breadcrumbs.tsx";
import { Card, CardGrid } from "../components/card/card.tsx";
import { DataTable } from "../components/data-table/data-table.tsx";
import { Disclosure } from "../components/disclosure/disclosure.tsx";
import { Picture } from "../components/picture/picture.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { Section } from "../components/section/section.tsx";
import { StatCard } from "../components/stat-card/stat-card.tsx";
import { Table } from "../components/table/table.tsx";
import type { Example } from "./example.ts";

const Cards = () => (
  <CardGrid as="ul">
    {(["water", "energy"] as const).map((accent) => (
      <Card
        key={accent}
        as="li"
        accent={accent}
        media={<Picture picture={{ url: kiosk, width: 480, height: 300 }} alt="" />}
      >
        <h4>{accent === "water" ? "Water kiosk" : "Solar field"}</h4>
        <p>A card in the accent of its sector.</p>
      </Card>
    ))}
  </CardGrid>
);

const Figures = () => (
  <CardGrid min="15rem">
    <StatCard figure="226" accent="water">
      water kiosks
    </StatCard>
    <StatCard figure="12 MW" accent="energy">
      solar power
    </StatCard>
  </CardGrid>
);

const TableExample = () => (
  <Table
    caption="Power demand"
    captionShown
    columns={[
      { head: "Description", cell: (row: { name: string; load: string }) => row.name, rowHead: true },
      { head: "Load (kW)", cell: (row) => row.load, numeric: true },
    ]}
    rows={[
      { name: "Homes in towns", load: "252,000" },
      { name: "Street lighting", load: "3,600" },
    ]}
    rowKey={(row) => row.name}
    foot={["Total", "255,600"]}
  />
);

const wells = [
  { name: "Borehole at the market", depth: 60 },
  { name: "Well of the school", depth: 12 },
];

const WorkTable = () => {
  const [sorting, setSorting] = useState({ order: "depth", descending: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const way = sorting.descending ? -1 : 1;
  return (
    <DataTable
      caption="Wells"
      columns={[
        { head: "Well", cell: ({ name }: (typeof wells)[number]) => name, rowHead: true },
        { head: "Depth (m)", cell: ({ depth }) => depth, numeric: true, order: "depth" },
      ]}
      rows={[...wells].sort((a, b) => way * (a.depth - b.depth))}
      rowKey={({ name }) => name}
      sorting={sorting}
      onSort={(order) => setSorting({ order, descending: !sorting.descending })}
      choice={{
        has: (key) => chosen.includes(key),
        set: (key, on) => setChosen(on ? [...chosen, key] : chosen.filter((one) => one !== key)),
        nameOf: ({ name }) => name,
      }}
    />
  );
};

const Bars = () => (
  <BarList
    label="Load"
    bars={[
      { label: "Homes in towns", value: 252_000, text: "252,000 kW" },
      { label: "Street lighting", value: 3_600, text: "3,600 kW" },
    ]}
  />
);

const Texts = () => (
  <>
    <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Water projects" }]} />
    <Prose text={"A paragraph somebody wrote.\n\nمشروع المياه في القرى"} />
    <Disclosure summary="How water is tested">
      <p>Samples go to the laboratory every month.</p>
    </Disclosure>
  </>
);

const Head = () => (
  <Banner title="WATER PROJECTS" kicker="Projects" lead="What is being built." accent="water" />
);

const Sections = () => (
  <>
    <Section level={3} title="Title beside its text" layout="beside">
      <p>On a wide screen the title has a column of its own.</p>
    </Section>
    <Section
      level={3}
      title="Title and text beside a picture"
      media={<Picture picture={{ url: kiosk, width: 480, height: 300 }} alt="" />}
    >
      <p>The picture closes when it cannot be loaded, and the text takes its place.</p>
    </Section>
  </>
);

export const contentExamples: Example[] = [
  { name: "Cards", Show: Cards },
  { name: "Figures", Show: Figures },
  { name: "Table", Show: TableExample },
  { name: "Table to work in", Show: WorkTable },
  { name: "Bars", Show: Bars },
  { name: "Text", Show: Texts },
  { name: "Banner", Show: Head },
  { name: "Sections", Show: Sections },
];
