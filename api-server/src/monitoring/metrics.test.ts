import fastify from "fastify";
import { expect, it } from "vitest";
import { FileRefusal } from "../media/refusal.ts";
import { listenForMetrics, metricsRoute } from "./metrics-route.ts";
import { createMetrics } from "./metrics.ts";

const open = () =>
  createMetrics({ variantsWaiting: async () => ({ due: 7, failing: 1 }), imageWork: () => 2 });

it("counts and times answers by method, route and status", async () => {
  const metrics = open();
  const app = fastify();
  metrics.watch(app);
  app.get("/things/:id", async () => "ok");
  await app.inject("/things/1");
  await app.inject("/things/2");
  await app.inject("/nowhere");
  const text = await metrics.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2',
  );
  expect(text).toContain('route="none",status="404"} 1');
});

it("reports queues, memory, and what became of files", async () => {
  const metrics = open();
  const results = [{ bytes: 10 }, { bytes: 5 }, new FileRefusal(422, "damaged", "The picture is damaged.")];
  const intake = metrics.countFiles("image", {
    take: async (at: number) => {
      const result = results[at];
      if (result === undefined || result instanceof Error) throw result;
      return result;
    },
  });
  await intake.take(0);
  await intake.take(1);
  await expect(intake.take(2)).rejects.toThrow(FileRefusal);
  const text = await metrics.text();
  expect(text).toContain("image_variants_waiting 7");
  expect(text).toContain("image_work_pending 2");
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).toContain('files_total{kind="image",outcome="stored"} 2');
  expect(text).toContain('files_total{kind="image",outcome="damaged"} 1');
  expect(text).toContain('file_bytes_total{kind="image"} 15');
});

it("are shown to nobody without the token", async () => {
  const app = fastify();
  metricsRoute(app, open(), "a long secret");
  expect((await app.inject("/metrics")).statusCode).toBe(401);
  const wrong = await app.inject({ url: "/metrics", headers: { authorization: "Bearer a long secreT" } });
  expect(wrong.statusCode).toBe(401);
  const right = await app.inject({ url: "/metrics", headers: { authorization: "Bearer a long secret" } });
  expect(right.statusCode).toBe(200);
  expect(right.headers["content-type"]).toMatch(/^text\/plain; version=/);
});

it("answer on a port of their own", async () => {
  const { port, close } = await listenForMetrics(open(), "127.0.0.1", 0);
  try {
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain("image_work_pending 2");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    await close();
  }
});
